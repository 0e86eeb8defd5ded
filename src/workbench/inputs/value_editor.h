#pragma once

#include "base/display_units.h"
#include "systems/parameter.h"

#include <QString>
#include <QWidget>
#include <optional>
#include <variant>

namespace talweg {

/// An edit of an input as its field makes it.
struct InputEdit {
    /// A number, a word, points or a table.
    struct Plain {
        Value value;
    };
    /// A formula in place of a number.
    struct Formula {
        QString expression;
    };
    /// How the input is sampled, and the value or formula that this is about. No distribution: as before one
    /// was typed.
    struct Uncertain {
        Value value;
        QString expression;
        std::optional<QString> distribution = {};
    };
    /// No longer sampled.
    struct Certain {};

    std::variant<Plain, Formula, Uncertain, Certain> what;
};

/// The part of a QuantityEdit in which one kind of value is typed or chosen.
class ValueEditor : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    /// What goes hears no more of its parts, which would tell that the focus leaves them.
    ~ValueEditor() override { setFocusProxy(nullptr); }

    /// In which numbers are shown and typed; values have the parameter's own unit all the same.
    virtual void setUnits(const DisplayUnits&) {}
    /// Shows a value of the document. Nothing changes when it is the value the field stands for already.
    virtual void setValue(const Value& value) = 0;
    /// Shows the last valid value in place of anything typed that is not one.
    virtual void restore() = 0;
    /// Begins a drag that changes the value; false when there is nothing to drag, as for a word.
    virtual bool beginDrag() { return false; }
    /// Puts the value so many of its steps away from where the drag began, as far as is allowed.
    virtual void dragTo(double) {}
    /// Marks the field as wrong.
    virtual void setMarked(bool marked) = 0;

signals:
    /// The user made this valid value.
    void edited(const talweg::Value& value);
    /// What was typed is not a valid value, and why; empty when it is fine again.
    void refused(const QString& why);
    /// What was understood when that is not plain from the text, such as "= 2.68"; empty when it is.
    void understood(const QString& note);
    /// The user left the field or pressed Enter: the next edit is a new step to undo.
    void finished();
};

/// The editor for this kind of parameter.
ValueEditor* makeEditor(const Parameter& parameter, QWidget* parent);

} // namespace talweg
