#pragma once

#include "base/display_units.h"
#include "systems/parameter.h"

#include <QString>
#include <QWidget>
#include <optional>
#include <variant>

namespace talweg {

/// An edit of an input, reported by its field.
struct InputEdit {
    /// A plain value: a number, a word, points or a table.
    struct Plain {
        Value value;
    };
    /// An expression that replaces a number.
    struct Formula {
        QString expression;
    };
    /// A distribution, and the nominal value or expression that it refers to. Without a distribution, the
    /// document restores the one from before the user began to type.
    struct Uncertain {
        Value value;
        QString expression;
        std::optional<QString> distribution = {};
    };
    /// The input is no longer uncertain.
    struct Certain {};

    std::variant<Plain, Formula, Uncertain, Certain> what;
};

/// Base class of the editors in a QuantityEdit, each for one kind of value.
class ValueEditor : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    /// Children that are being destroyed report a loss of focus. Without a focus proxy, this object is not
    /// called.
    ~ValueEditor() override { setFocusProxy(nullptr); }

    /// Sets the units in which numbers are shown and typed. Values remain in the parameter's unit.
    virtual void setUnits(const DisplayUnits&) {}
    /// Shows a value of the document. Does nothing if the field already shows an equivalent text.
    virtual void setValue(const Value& value) = 0;
    /// Discards an invalid text and shows the last valid value.
    virtual void restore() = 0;
    /// Begins a drag that changes the value. Returns false if the value cannot be dragged, e.g. a word.
    virtual bool beginDrag() { return false; }
    /// Sets the value to its value at the start of the drag plus this number of steps, within its range.
    virtual void dragTo(double) {}
    /// Marks the field as invalid.
    virtual void setMarked(bool marked) = 0;

signals:
    /// The user entered this valid value.
    void edited(const talweg::Value& value);
    /// The typed text is invalid for this reason. Empty if the text is valid again.
    void refused(const QString& why);
    /// A note on how the text was understood, e.g. "= 2.68"; empty if that is obvious.
    void understood(const QString& note);
    /// The user left the field or pressed Enter. The next edit must be a separate undo step.
    void finished();
};

/// Creates the editor for a parameter's kind of value.
ValueEditor* makeEditor(const Parameter& parameter, QWidget* parent);

} // namespace talweg
