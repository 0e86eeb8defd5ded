#pragma once

#include "workbench/inputs/rows_text.h"

#include <QDialog>
#include <QTimer>
#include <functional>
#include <memory>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace talweg {

/// Shows how a file or a pasted text is read as rows of an input. The user can set everything that cannot be
/// detected. After every change, the text is read again on a separate thread. The dialog can be accepted only
/// if the rows are valid.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    /// Returns why the rows are invalid; empty if they are valid. Called on another thread.
    using Complaint = std::function<QString(const Value& rows)>;

    /// `shown`: units in which numbers are displayed.
    ImportDialog(RowsText text, const DisplayUnits& shown, Complaint complaint, QWidget* parent = nullptr);
    ~ImportDialog() override;

    /// The rows as read last. Valid after the dialog was accepted.
    const RowsReading& reading() const { return m_reading; }
    void accept() override;

private:
    struct Work;

    void makeControls(QFormLayout& left, QFormLayout& right);
    bool isOther() const;
    QComboBox* addBox(QFormLayout& form, const QString& label, const char* name);
    void showText();
    void recall();
    void remember() const;
    TextTableOptions chosen() const;
    void readLater();
    void read();
    void look();
    void showReading(RowsReading reading);
    void showFound();
    void offerColumns();
    void markHeader();
    void showRows();
    void showState();

    const RowsText m_text;
    const bool m_isTrack; ///< whether the text is a GPX track; then only the treatment of gaps can be chosen
    const DisplayUnits m_shown;
    const Complaint m_complaint;
    RowsReading m_reading;
    std::shared_ptr<Work> m_work; ///< the reading in progress; null if there is none
    bool m_isOutdated = true;     ///< whether an option has changed since the last reading began
    bool m_isRecalled = false;    ///< whether the options are those of an earlier import
    bool m_hasFallenBack = false; ///< whether options of an earlier import did not fit and were reset
    QTimer m_delay, m_looks, m_patience;
    QTableWidget *m_lines, *m_rows;
    QComboBox *m_separator, *m_decimal, *m_header;
    QLineEdit* m_other; ///< field for a separator that is not in the list
    QComboBox *m_x = nullptr, *m_y = nullptr, *m_xUnit = nullptr, *m_yUnit = nullptr;
    QCheckBox* m_gaps = nullptr;
    QLabel *m_total, *m_state, *m_units;
    QProgressBar* m_progress;
    QPushButton* m_take;
};

} // namespace talweg
