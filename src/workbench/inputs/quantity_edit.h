#pragma once

#include "base/display_units.h"
#include "study/typed_number.h"
#include "systems/mends.h"
#include "workbench/inputs/value_editor.h"

#include <QString>
#include <QWidget>
#include <functional>

class QLabel;
class QTimer;

namespace talweg {

class DragLabel;
class NumberEditor;
struct ShownDensity;

/// How the field of an input without effect looks.
enum class IdleField {
    marked,    ///< faint, with the reason below it; takes values all the same
    faint,     ///< the same with the reason in the tool tip, of an input that nobody has set
    closed,    ///< disabled, with the reason below it
    following, ///< disabled, showing what follows from other inputs; the tool tip has the reason
    leftOut    ///< not there
};

/// One input in a form: symbol and label, the field, the unit, and below it what is wrong. Dragging the
/// label of a number sideways changes it. Its object name in a form is the parameter's id; everything else
/// comes from the parameter.
class QuantityEdit : public QWidget {
    Q_OBJECT
public:
    explicit QuantityEdit(QWidget* parent = nullptr);
    /// What goes hears no more of its parts, which would tell that the focus leaves them.
    ~QuantityEdit() override { setFocusProxy(nullptr); }

    /// Gives the field its parameter; to be called once.
    void setParameter(const Parameter& parameter);
    /// In which numbers are shown and typed; values have the parameter's own unit.
    void setUnits(const DisplayUnits& units);
    /// How texts in a number's field are read; see NumberEditor.
    void setReader(std::function<TypedNumber(const Parameter& parameter, std::string_view text)> reader);
    /// Shows a value of the document, the expression that makes it, and its distribution; either
    /// empty where there is none.
    void setValue(const Value& value, const QString& expression = {}, const QString& distribution = {});
    /// What that distribution looks like.
    void setDensity(const ShownDensity& density);
    /// Drops what was typed and is not valid.
    void restore();
    /// Shows what is wrong with the inputs taken together, and offers to mend it; empty when nothing is.
    void setProblem(const QString& problem, const std::vector<Mend>& mends = {});
    /// Says why the input has no effect; empty when it has.
    void setIdle(const QString& why, IdleField look = IdleField::closed);

    /// Stands out for a moment, since its value has changed elsewhere.
    void flash();

    const QString& parameterId() const { return m_id; }
    /// What is shown below the field as wrong; empty when nothing is.
    QString error() const;
    /// What choosing between words, or an expression, came to; empty when plain.
    QString note() const;

signals:
    void edited(const QString& id, const talweg::InputEdit& edit);
    /// See NumberEditor.
    void randomWanted(const QString& id);
    /// The user wants a problem mended.
    void mended(const talweg::Mend& mend);
    /// The user left the field: the next edit is a new step to undo.
    void finished();

private:
    void explain(const Parameter& shown);
    void connectNumber();
    void enableDragging();
    void layOut(const Parameter& parameter);
    void showState();
    void showBelow();
    void offer(const std::vector<Mend>& mends);

    Parameter m_parameter;
    DisplayUnits m_units;
    QString m_id, m_refusal, m_problem, m_note, m_idle;
    IdleField m_idleLook{};  ///< while m_idle is not empty
    bool m_dragging = false; ///< the editor has a number to drag
    ValueEditor* m_editor = nullptr;
    NumberEditor* m_number = nullptr; ///< the same, of a number
    DragLabel* m_label;
    QLabel* m_unit;
    QLabel* m_below;
    QTimer* m_pause; ///< in typing, after which m_below shows what is wrong
    QWidget* m_mends;
};

} // namespace talweg
