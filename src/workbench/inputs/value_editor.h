#pragma once

#include "base/display_units.h"
#include "systems/parameter.h"

#include <QString>
#include <QWidget>
#include <optional>
#include <variant>

namespace talweg {

/// An edit of an input, as its field reports it.
struct InputEdit {
    /// A number, a word, points or a table.
    struct Plain {
        Value value;
    };
    /// An expression instead of a number.
    struct Formula {
        QString expression;
    };
    /// A distribution of the input, and the value or expression that it refers to. Without a distribution,
    /// the one from before the user began to type is restored.
    struct Uncertain {
        Value value;
        QString expression;
        std::optional<QString> distribution = {};
    };
    /// The input is no longer uncertain.
    struct Certain {};

    std::variant<Plain, Formula, Uncertain, Certain> what;
};

/// The part of a QuantityEdit that edits one kind of value.
class ValueEditor : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    /// Prevents calls from child widgets being destroyed, which report that they lose the focus.
    ~ValueEditor() override { setFocusProxy(nullptr); }

    /// Units in which numbers are shown and typed; values stay in the parameter's own unit.
    virtual void setUnits(const DisplayUnits&) {}
    /// Shows a value of the document. Does nothing if the field already represents it.
    virtual void setValue(const Value& value) = 0;
    /// Shows the last valid value instead of an invalid text.
    virtual void restore() = 0;
    /// Begins a drag that changes the value; false if there is nothing to drag, such as for a word.
    virtual bool beginDrag() { return false; }
    /// Sets the value to this many steps from the start of the drag, within its limits.
    virtual void dragTo(double) {}
    /// Marks the field as invalid.
    virtual void setMarked(bool marked) = 0;

signals:
    /// The user entered this valid value.
    void edited(const talweg::Value& value);
    /// The typed text is not a valid value, with the reason; empty if it is valid again.
    void refused(const QString& why);
    /// How the text was understood if that is not obvious, such as "= 2.68"; otherwise empty.
    void understood(const QString& note);
    /// The user left the field or pressed Enter: the next edit is a new undo step.
    void finished();
};

/// The editor for this kind of parameter.
ValueEditor* makeEditor(const Parameter& parameter, QWidget* parent);

} // namespace talweg
