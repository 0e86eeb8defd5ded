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

/// The appearance of the field of an input without effect.
enum class IdleField {
    marked,    ///< greyed, with the reason below it, but editable
    faint,     ///< greyed and editable, with the reason in the tool tip; for an input at its default
    closed,    ///< disabled, with the reason below it
    following, ///< disabled, showing the value that results from other inputs; the tool tip has the reason
    leftOut    ///< hidden
};

/// One input in a form: symbol and label, the field, the unit, and below it an error. Dragging the label of a
/// number sideways changes it. In a form, its object name is the parameter's id; everything else comes from
/// the parameter.
class QuantityEdit : public QWidget {
    Q_OBJECT
public:
    explicit QuantityEdit(QWidget* parent = nullptr);
    /// Prevents calls from child widgets being destroyed, which report that they lose the focus.
    ~QuantityEdit() override { setFocusProxy(nullptr); }

    /// Sets the parameter of the field; call it once.
    void setParameter(const Parameter& parameter);
    /// Sets the units in which numbers are shown and typed. Values have the parameter's own unit.
    void setUnits(const DisplayUnits& units);
    /// Sets how texts in a number field are read; see NumberEditor.
    void setReader(std::function<TypedNumber(const Parameter& parameter, std::string_view text)> reader);
    /// Shows a value of the document, its expression and its distribution; either text is empty if there is
    /// none.
    void setValue(const Value& value, const QString& expression = {}, const QString& distribution = {});
    /// Shows the density of that distribution.
    void setDensity(const ShownDensity& density);
    /// Discards an invalid text.
    void restore();
    /// Shows a problem of the inputs taken together, with suggested corrections; empty for none.
    void setProblem(const QString& problem, const std::vector<Mend>& mends = {});
    /// Shows why the input has no effect; empty if it has one.
    void setIdle(const QString& why, IdleField look = IdleField::closed);

    /// Highlights the field for a moment, because its value was changed elsewhere.
    void flash();

    const QString& parameterId() const { return m_id; }
    /// The error shown below the field; empty if there is none.
    QString error() const;
    /// The note on the value that follows from a chosen word or an expression; empty if the value is obvious.
    QString note() const;

signals:
    void edited(const QString& id, const talweg::InputEdit& edit);
    /// See NumberEditor.
    void randomWanted(const QString& id);
    /// The user wants this correction to be made.
    void mended(const talweg::Mend& mend);
    /// The user left the field: the next edit is a new undo step.
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
    IdleField m_idleLook{};  ///< used while m_idle is not empty
    bool m_dragging = false; ///< a drag of the label is changing the number
    ValueEditor* m_editor = nullptr;
    NumberEditor* m_number = nullptr; ///< m_editor if it edits a number; otherwise null
    DragLabel* m_label;
    QLabel* m_unit;
    QLabel* m_below;
    QTimer* m_pause; ///< pause in typing after which m_below shows an error
    QWidget* m_mends;
};

} // namespace talweg
