#pragma once

#include "workbench/value_editor.h"

class QLineEdit;

namespace talweg {

/// A line for text that has to be understood, such as an expression.
class TextEditor : public ValueEditor {
    Q_OBJECT
public:
    TextEditor(const Parameter& parameter, QWidget* parent);

    void setValue(const Value& value) override;
    void restore() override;
    void setMarked(bool marked) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeText(const QString& text);

    Parameter m_parameter;
    Value m_value;
    QLineEdit* m_line;
    bool m_wrong = false;
};

} // namespace talweg
