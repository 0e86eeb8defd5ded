#pragma once

#include "study/typed_number.h"
#include "workbench/inputs/value_editor.h"

#include <optional>

class QAction;
class QLineEdit;

namespace talweg {

class DensityMark;
class Draft;
struct ShownDensity;

/// What a text makes of a number input.
using ReadNumber = std::function<TypedNumber(const Parameter& parameter, std::string_view text)>;

/// A line for a number, or for a number or the word that stands for "work it out", kept as a Draft keeps
/// it. Where expressions are kept they stay in the line, and what they make is its note. Up, Down and the
/// wheel step the number and put it in the place of an expression. A distribution can be typed there too;
/// what stays in the line of it is the number it is about, with its density beside it.
class NumberEditor : public ValueEditor {
    Q_OBJECT
public:
    NumberEditor(const Parameter& parameter, QWidget* parent);

    /// How texts are read, and that expressions are kept; otherwise they are worked out and gone, and name
    /// nothing.
    void setReader(ReadNumber reader) { m_reader = std::move(reader); }
    void setUnits(const DisplayUnits& units) override;
    void setValue(const Value& value) override { setContent(value, {}); }
    /// Shows an expression and what it makes, or the value alone where it is empty. `distribution` is how the
    /// study draws the input; empty where it does not.
    void setContent(const Value& value, const QString& expression, const QString& distribution = {});
    /// Shows what that distribution looks like.
    void setDensity(const ShownDensity& density);
    void setMarked(bool marked) override;
    void restore() override;
    bool beginDrag() override;
    void dragTo(double steps) override;

signals:
    /// The user gave more than a value.
    void given(const talweg::InputEdit& edit);
    /// The user wants to see the input among the uncertain ones.
    void randomWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// What a text was taken for.
    struct Understood {
        Reading reading = {};
        QString expression = {};   ///< where it is one
        QString meaning = {};      ///< where that is not plain from the text
        QString distribution = {}; ///< where it says one
    };
    QString withOwnNumber(const QString& text) const;
    double exactly(double number) const;
    Understood readText(const QString& text) const;
    QString expressionAsTyped() const;
    QString shown() const;
    QString made(const Value& number) const;
    void showName();
    void showHeld();
    QString tidied();
    QString meaning() const;
    void hold(const Value& value, const QString& expression, const QString& distribution);
    void placeDensity();
    void showMenu(const QPoint& place);
    QString refusal(const QString& text);
    void take(const QString& text);
    void tidy();
    void stepBy(double steps);
    void stepFrom(double number, double steps);
    void addWordButton();
    void showWordButton();

    const Parameter m_parameter;
    DisplayUnits m_units;
    Parameter m_shown; ///< the parameter in those
    ReadNumber m_reader = {};
    Value m_value;                   ///< what counts, in the parameter's unit
    QString m_expression;            ///< what makes it; empty for nothing
    QString m_distribution;          ///< empty if certain
    std::optional<QString> m_before; ///< that before the one that is being typed
    QLineEdit* m_line;
    Draft* m_draft;
    DensityMark* m_density;
    QAction* m_wordButton = nullptr;
    double m_dragStart = 0; ///< the value where a drag began, as it is shown
    /// In other units than the parameter's the text that was shown last, and the number it stands for, which
    /// may have more digits.
    std::optional<std::pair<QString, double>> m_tidied;
};

} // namespace talweg
