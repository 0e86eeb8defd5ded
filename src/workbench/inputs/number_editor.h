#pragma once

#include "workbench/inputs/value_editor.h"

class QAction;
class QLineEdit;

namespace talweg {

class Draft;

/// A line for a number, or for a number or the word that stands for "work it out", kept as a Draft keeps
/// it. Up, Down and the wheel step it.
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
    /// `meaning` takes what an expression was taken for, where it is one.
    Reading readText(const QString& text, QString* meaning) const;
    QString refusal(const QString& text);
    void take(const QString& text);
    void tidy();
    void stepBy(double steps);
    void stepFrom(double number, double steps);
    void addWordButton();
    void showWordButton();

    Parameter m_parameter;
    Value m_value; ///< what counts
    QLineEdit* m_line;
    Draft* m_draft;
    QAction* m_wordButton = nullptr;
    double m_dragStart = 0; ///< the value where a drag began
};

} // namespace talweg
