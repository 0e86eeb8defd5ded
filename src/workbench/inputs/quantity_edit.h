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

/// The appearance of the field of an input that has no effect.
enum class IdleField {
    marked,    ///< greyed, with the reason below it, but editable
    faint,     ///< greyed but editable, reason in the tool tip; for an input at its default
    closed,    ///< disabled, with the reason below it
    following, ///< disabled; shows the value that results from other inputs; reason in the tool tip
    leftOut    ///< hidden
};

/// One input in a form: symbol and label, the field, the unit, and an error below them. Dragging the label
/// sideways changes a number. In a form, the object name of the widget is the parameter's id.
class QuantityEdit : public QWidget {
    Q_OBJECT
public:
    explicit QuantityEdit(QWidget* parent = nullptr);
    /// Children that are being destroyed report a loss of focus. Without a focus proxy, this object is not
    /// called.
    ~QuantityEdit() override { setFocusProxy(nullptr); }

    /// Sets the parameter of the field. Call it once.
    void setParameter(const Parameter& parameter);
    /// Sets the units in which numbers are shown and typed. Values remain in the parameter's unit.
    void setUnits(const DisplayUnits& units);
    /// Sets how texts in a number field are parsed; see NumberEditor.
    void setReader(std::function<TypedNumber(const Parameter& parameter, std::string_view text)> reader);
    /// Shows a value of the document, its expression and its distribution. Both texts may be empty.
    void setValue(const Value& value, const QString& expression = {}, const QString& distribution = {});
    /// Shows the density of the distribution.
    void setDensity(const ShownDensity& density);
    /// Discards an invalid text.
    void restore();
    /// Shows a problem that concerns several inputs, with suggested corrections; empty for none.
    void setProblem(const QString& problem, const std::vector<Mend>& mends = {});
    /// Shows why the input has no effect. Empty if the input has an effect.
    void setIdle(const QString& why, IdleField look = IdleField::closed);

    /// Highlights the field for a moment, to point the user to it.
    void flash();

    const QString& parameterId() const { return m_id; }
    /// The error shown below the field; empty if there is none.
    QString error() const;
    /// The note shown for a chosen word or an expression, e.g. its value; empty if the value is obvious.
    QString note() const;

signals:
    void edited(const QString& id, const talweg::InputEdit& edit);
    /// See NumberEditor.
    void randomWanted(const QString& id);
    /// The user accepted this suggested correction.
    void mended(const talweg::Mend& mend);
    /// The user left the field. The next edit must be a separate undo step.
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
    IdleField m_idleLook{};  ///< applies while m_idle is not empty
    bool m_dragging = false; ///< whether the user is changing the number by dragging the label
    ValueEditor* m_editor = nullptr;
    NumberEditor* m_number = nullptr; ///< m_editor if the input is a number; otherwise null
    DragLabel* m_label;
    QLabel* m_unit;
    QLabel* m_below;
    QTimer* m_pause; ///< runs during a pause in typing; then m_below shows an error
    QWidget* m_mends;
};

} // namespace talweg
