#pragma once

#include "study/typed_number.h"
#include "workbench/inputs/value_editor.h"

class QAction;
class QLineEdit;

namespace talweg {

class Draft;

/// What a text makes of a number input.
using ReadNumber = std::function<TypedNumber(const Parameter& parameter, std::string_view text)>;

/// A line for a number, or for a number or the word that stands for "work it out", kept as a Draft keeps
/// it. Where expressions are kept they stay in the line, and what they make is its note. Up, Down and the
/// wheel step the number and put it in the place of an expression.
class NumberEditor : public ValueEditor {
    Q_OBJECT
public:
    NumberEditor(const Parameter& parameter, QWidget* parent);

    /// How texts are read, and that expressions are kept; otherwise they are worked out and gone, and name
    /// nothing.
    void setReader(ReadNumber reader) { m_reader = std::move(reader); }
    void setValue(const Value& value) override { setContent(value, {}); }
    /// Shows an expression and what it makes, or the value alone where it is empty.
    void setContent(const Value& value, const QString& expression);
    void setMarked(bool marked) override;
    void restore() override;
    bool beginDrag() override;
    void dragTo(double steps) override;

signals:
    /// The user gave this expression in place of a number.
    void expressed(const QString& expression);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What a text was taken for.
    struct Understood {
        Reading reading = {};
        QString expression = {}; ///< where it is one
        QString meaning = {};    ///< where that is not plain from the text
    };
    Understood readText(const QString& text) const;
    QString shown() const;
    QString meaning() const;
    void hold(const Value& value, const QString& expression);
    QString refusal(const QString& text);
    void take(const QString& text);
    void tidy();
    void stepBy(double steps);
    void stepFrom(double number, double steps);
    void addWordButton();
    void showWordButton();

    Parameter m_parameter;
    ReadNumber m_reader = {};
    Value m_value;        ///< what counts
    QString m_expression; ///< what makes it; empty for nothing
    QLineEdit* m_line;
    Draft* m_draft;
    QAction* m_wordButton = nullptr;
    double m_dragStart = 0; ///< the value where a drag began
};

} // namespace talweg
