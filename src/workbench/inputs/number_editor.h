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

/// Parses the text of a number input.
using ReadNumber = std::function<TypedNumber(const Parameter& parameter, std::string_view text)>;

/// A line for a number, handled by a Draft. Some parameters also accept a word; the program then computes the
/// number. Expressions stay in the line, with their value as a note, if there is a reader (see setReader).
/// Up, Down and the mouse wheel change the number by steps, which replaces an expression. The user can also
/// type a distribution, e.g. “12 ±5%”. The line then keeps the nominal value and shows the density next to
/// it.
class NumberEditor : public ValueEditor {
    Q_OBJECT
public:
    NumberEditor(const Parameter& parameter, QWidget* parent);

    /// Sets the function that parses texts. With a reader, the line keeps expressions. Without one, an
    /// expression is replaced by its value and cannot contain names.
    void setReader(ReadNumber reader) { m_reader = std::move(reader); }
    void setUnits(const DisplayUnits& units) override;
    void setValue(const Value& value) override { setContent(value, {}); }
    /// Shows an expression with its value, or only the value if the expression is empty. `distribution` is
    /// the distribution of the input in the study; empty if the input is certain.
    void setContent(const Value& value, const QString& expression, const QString& distribution = {});
    /// Shows the density of the distribution next to the number.
    void setDensity(const ShownDensity& density);
    void setMarked(bool marked) override;
    void restore() override;
    bool beginDrag() override;
    void dragTo(double steps) override;

signals:
    /// The user entered or removed an expression or a distribution.
    void given(const talweg::InputEdit& edit);
    /// The user requested the entry of the input in the list of uncertain inputs.
    void randomWanted();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The result of parsing a text.
    struct Understood {
        Reading reading = {};
        QString expression = {};   ///< empty if the text is not an expression
        QString meaning = {};      ///< note for the user; empty if the meaning is obvious from the text
        QString distribution = {}; ///< empty if the text is not a distribution
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
    Parameter m_shown; ///< m_parameter in m_units
    ReadNumber m_reader = {};
    Value m_value;                   ///< value in effect, in the parameter's unit
    QString m_expression;            ///< expression that yields m_value; empty for none
    QString m_distribution;          ///< empty if the input is certain
    std::optional<QString> m_before; ///< m_distribution before the user began to type one
    QLineEdit* m_line;
    Draft* m_draft;
    DensityMark* m_density;
    QAction* m_wordButton = nullptr;
    double m_dragStart = 0; ///< displayed value at the start of a drag
    /// Set only if the displayed unit differs from the parameter's unit: the text shown last, and the exact
    /// number in the parameter's unit, which may have more digits.
    std::optional<std::pair<QString, double>> m_tidied;
};

} // namespace talweg
