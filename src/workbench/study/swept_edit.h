#pragma once

#include "base/display_units.h"
#include "systems/system.h"
#include "workbench/inputs/draft.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace talweg {

class RangeFields;

/// A line for one entry of a study with its text, e.g. the values of an input and their number, or the
/// formula of a linked input. Errors are shown below the line.
class SweptEdit : public QWidget {
    Q_OBJECT
public:
    /// Object name and texts of the widget.
    struct Words {
        QString id;      ///< tool tip of the line
        QString toolTip; ///< of the line
        QString name;    ///< name of the line in messages of the window
        QString remove;  ///< tool tip of the remove button
    };
    SweptEdit(const Parameter& parameter, const Words& words, const Draft::Refusal& refusal,
              QWidget* parent = nullptr);
    /// Edits the values of an input that can be varied: the ends and the step of a range, or the values as
    /// text. Typed numbers without a unit are in the displayed
    /// unit. Texts passed to and emitted by the widget are in the notation of the document.
    SweptEdit(const std::shared_ptr<const System>& system, const Parameter& parameter,
              const DisplayUnits& units, QWidget* parent = nullptr);

    const QString& parameterId() const { return m_id; }
    void setValues(const QString& text);
    /// Sets the number of values in the text, to be shown; nothing if the text cannot be parsed.
    void setCount(std::optional<std::size_t> count);
    void setProblem(const QString& problem);
    /// Shows a note below the line, unless there is a problem; empty for none. `action` is the text of a
    /// button that requests a correction; if empty, there is no button. `isIdle` states that the input has no
    /// effect; its line is then greyed.
    void setNote(const QString& note, const QString& action = {}, bool isIdle = false);
    /// Sets whether the name and the remove button are shown. They are not needed if the input is chosen in
    /// another widget.
    void setNamed(bool named);
    /// Shows a check box that marks the input as unknown, and sets it.
    void setUnknown(bool unknown);

signals:
    /// This text is now in effect.
    void typed(const QString& text);
    void finished();
    void removed();
    void markedUnknown(bool unknown);
    /// The user pressed the button next to the note.
    void remedied();

private:
    void addRange(const Parameter& shown);
    void showForm();
    void showProblem();

    QString m_id;
    std::string m_own, m_shown; ///< units; equal if texts are shown as in the document
    QLabel* m_label;
    QLineEdit* m_line;
    Draft* m_draft;
    RangeFields* m_range = nullptr; ///< the parts of the text if it is a range; null if it cannot be one
    QCheckBox* m_single = nullptr;  ///< whether the values are edited as text
    bool m_wantsText = false;       ///< whether the user chose to edit text
    bool m_isTypedInRange = false;
    QLabel* m_count;
    QToolButton* m_remove;
    QCheckBox* m_unknown;
    QLabel* m_below;
    QPushButton* m_remedy;
    QString m_refusal, m_problem, m_note;
};

} // namespace talweg
