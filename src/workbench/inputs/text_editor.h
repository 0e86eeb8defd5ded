#pragma once

#include "workbench/inputs/value_editor.h"

class QLineEdit;

namespace talweg {

class Draft;

/// A line for a text that must be valid, e.g. an expression, handled by a Draft.
class TextEditor : public ValueEditor {
    Q_OBJECT
public:
    TextEditor(const Parameter& parameter, QWidget* parent);

    void setValue(const Value& value) override;
    void restore() override;
    void setMarked(bool marked) override;

private:
    void take(const QString& text);

    Parameter m_parameter;
    Value m_value; ///< value in effect
    QLineEdit* m_line;
    Draft* m_draft;
};

} // namespace talweg
