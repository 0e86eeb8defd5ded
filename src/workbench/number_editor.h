#pragma once

#include "workbench/value_editor.h"

class QAction;
class QLineEdit;

namespace talweg {

/// A line for a number, or for a number or the word that stands for "work it out". Every keystroke
/// that leaves a valid value is an edit; Up, Down and the wheel step it; Escape,
/// or undoing while the text is wrong, returns to the last valid value.
class NumberEditor : public ValueEditor {
    Q_OBJECT
public:
    NumberEditor(const Parameter& parameter, QWidget* parent);

    void setValue(const Value& value) override;
    void setMarked(bool marked) override;
    void restore() override;
    bool beginDrag() override;
    void dragTo(double steps) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Reading readText(const QString& text, bool* workedOut) const;
    void takeText(const QString& text);
    void tidy();
    void showValue();
    void stepBy(double steps);
    void stepFrom(double number, double steps);
    void addWordButton();
    void showWordButton();

    Parameter m_parameter;
    Value m_value; ///< of the document, or what was typed last if that is valid
    QLineEdit* m_line;
    QAction* m_wordButton = nullptr;
    bool m_wrong = false;   ///< what was typed is not a value
    double m_dragStart = 0; ///< the value where a drag began
};

} // namespace talweg
