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

/// Shows how a file or a pasted text is read as rows, with controls for everything that cannot be detected.
/// Every change reads the text again on a separate thread. Accepted when the rows are valid.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    /// The error in rows that were read; empty if they are valid. Called on another thread.
    using Complaint = std::function<QString(const Value& rows)>;

    /// Numbers are shown in `shown` units.
    ImportDialog(RowsText text, const DisplayUnits& shown, Complaint complaint, QWidget* parent = nullptr);
    ~ImportDialog() override;

    /// The result, after the dialog was accepted.
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
    const bool m_isTrack; ///< of which there is nothing to say but gaps
    const DisplayUnits m_shown;
    const Complaint m_complaint;
    RowsReading m_reading;
    std::shared_ptr<Work> m_work; ///< under way
    bool m_isOutdated = true;     ///< a choice was made since the reading began
    bool m_isRecalled = false;    ///< the choices are those of earlier texts
    bool m_hasFallenBack = false; ///< earlier choices did not fit
    QTimer m_delay, m_looks, m_patience;
    QTableWidget *m_lines, *m_rows;
    QComboBox *m_separator, *m_decimal, *m_header;
    QLineEdit* m_other; ///< the separator that the list does not have
    QComboBox *m_x = nullptr, *m_y = nullptr, *m_xUnit = nullptr, *m_yUnit = nullptr;
    QCheckBox* m_gaps = nullptr;
    QLabel *m_total, *m_state, *m_units;
    QProgressBar* m_progress;
    QPushButton* m_take;
};

} // namespace talweg
