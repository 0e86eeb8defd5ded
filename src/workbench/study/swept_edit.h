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

/// One input of a study and a text of it: the values it takes and how many there are, or what it is tied to;
/// and what is wrong with them.
class SweptEdit : public QWidget {
    Q_OBJECT
public:
    /// What is said of the text.
    struct Words {
        QString id;      ///< of the line as an object, before the input's
        QString toolTip; ///< of the line
        QString name;    ///< what the window calls the line within a sentence
        QString remove;  ///< tool tip of the button
    };
    SweptEdit(const Parameter& parameter, const Words& words, const Draft::Refusal& refusal,
              QWidget* parent = nullptr);
    /// The values of an input of the system that can be swept. Numbers without a unit are in the one that is
    /// shown; texts that are set and emitted are as they are kept.
    SweptEdit(const std::shared_ptr<const System>& system, const Parameter& parameter,
              const DisplayUnits& units, QWidget* parent = nullptr);

    const QString& parameterId() const { return m_id; }
    void setValues(const QString& text);
    /// How many values the text stands for; nothing when it cannot be read.
    void setCount(std::optional<std::size_t> count);
    void setProblem(const QString& problem);
    /// Says below the text what to mind about it, unless something is wrong; empty for nothing. `action` is
    /// on a button beside it that asks for the remedy; empty for none. An input without effect is faint.
    void setNote(const QString& note, const QString& action = {}, bool isIdle = false);
    /// Leaves out the name, and the button that removes it, where another widget chooses the input.
    void setNamed(bool named);
    /// Offers to mark the input as not known, and says whether it is.
    void setUnknown(bool unknown);

signals:
    /// This text counts from now on.
    void typed(const QString& text);
    void finished();
    void removed();
    void markedUnknown(bool unknown);
    /// The button beside the note was pressed.
    void remedied();

private:
    void showProblem();

    QString m_id;
    std::string m_own, m_shown; ///< units; the same where texts are shown as they are kept
    QLabel* m_label;
    QLineEdit* m_line;
    Draft* m_draft;
    QLabel* m_count;
    QToolButton* m_remove;
    QCheckBox* m_unknown;
    QLabel* m_below;
    QPushButton* m_remedy;
    QString m_refusal, m_problem, m_note;
};

} // namespace talweg
