#include "report/report_text.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "systems/wording.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

constexpr QChar noBreakSpace(0x00A0), minus(0x2212);

/// Typesets the text of a number: "−1.5·10⁻¹²" for "-1.5e-12".
QString typeset(QString text) {
    const auto exponent = text.indexOf(u'e');
    if (exponent >= 0) {
        static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
        QString power;
        for (const QChar digit : QString::number(text.mid(exponent + 1).toInt()))
            power += digit == u'-' ? QChar(0x207B) : raised[digit.digitValue()];
        const QString factor = text.left(exponent);
        text = (factor == "1"    ? QString()
                : factor == "-1" ? QStringLiteral("-")
                                 : factor + QChar(0x00B7))
               + "10" + power;
    }
    return text.replace(u'-', minus);
}

QString withUnitText(const QString& number, const std::string& unit) {
    if (unit.empty()) return number;
    return unit == "°" ? number + toText(unit) : number + noBreakSpace + toText(unit);
}

QString headingOf(const std::string& symbol, const std::string& label, const std::string& unit) {
    const QString name = toText(symbol.empty() ? label : symbol);
    return unit.empty() ? name : QStringLiteral("%1 (%2)").arg(name, toText(unit));
}

/// Groups with more inputs than this are shortened.
constexpr std::size_t wholeGroup = 6;

using Inputs = std::vector<const Parameter*>;

bool isNumberInput(const Parameter& parameter) {
    return parameter.kind == Parameter::Kind::number || parameter.kind == Parameter::Kind::numberOrWord;
}

/// The numeric inputs that have an effect and a symbol, by group. If some inputs have a source in the
/// literature, only these. A group of pure numbers, such as coefficients, is joined with the group before it.
std::vector<Inputs> groupsOf(const System& system, const Values& values) {
    const bool isPublished = std::ranges::any_of(system.parameters, [](const Parameter& parameter) {
        return !parameter.symbol.empty() && !parameter.source.empty();
    });
    std::vector<Inputs> groups;
    std::string group;
    for (const Parameter& parameter : system.parameters) {
        if (!isNumberInput(parameter) || parameter.symbol.empty() || (isPublished && parameter.source.empty())
            || !whyIdle(system.parameters, parameter, values).empty())
            continue;
        if (groups.empty() || parameter.group != group) groups.emplace_back();
        group = parameter.group;
        groups.back().push_back(&parameter);
    }
    for (std::size_t i = 1; i < groups.size();) {
        const bool isPure = std::ranges::all_of(groups[i], [](const auto* one) { return one->unit.empty(); });
        if (!isPure) {
            ++i;
            continue;
        }
        groups[i - 1].insert(groups[i - 1].end(), groups[i].begin(), groups[i].end());
        groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return groups;
}

/// A value in a caption, rounded to few digits.
QString briefValueText(const Parameter& parameter, const Value& value) {
    const double* number = std::get_if<double>(&value);
    return number ? withUnitText(resultText(*number), parameter.unit) : inputValueText(parameter, value);
}

QString groupText(const Inputs& inputs, const Values& values) {
    QStringList symbols, texts, each;
    for (const Parameter* input : inputs) {
        symbols << shortName(*input);
        texts << briefValueText(*input, valueOf(*input, values));
        each << QStringLiteral("%1\u00A0=\u00A0%2").arg(symbols.back(), texts.back());
    }
    if (inputs.size() < 2) return each.join(QString());
    return QStringLiteral("[%1]\u00A0= [%2]").arg(symbols.join(", "), texts.join(", "));
}

} // namespace

QString toText(const std::string& text) {
    return toQt(text);
}

QString resultText(double number) {
    constexpr int digits = 6;
    if (std::isnan(number)) return QStringLiteral("–");
    if (std::isinf(number)) return number > 0 ? QStringLiteral("∞") : QString(minus) + QStringLiteral("∞");
    return typeset(QString::number(number == 0 ? 0 : number, 'g', digits));
}

QString roundedText(double number) {
    if (!std::isfinite(number) || number == 0) return resultText(number);
    constexpr double least = 4, most = 6; // digits
    const double digits = std::clamp(std::floor(std::log10(std::abs(number))) + 1, least, most);
    return resultText(rounded(number, static_cast<int>(digits)));
}

QString signedText(double number) {
    constexpr int digits = 4;
    if (!std::isfinite(number)) return resultText(number);
    const QString text = typeset(QString::number(number == 0 ? 0 : number, 'g', digits));
    return number > 0 ? u'+' + text : text;
}

QString inputNumberText(double number) {
    // If rounding shortens the number by many digits, these digits are rounding errors.
    constexpr std::size_t muchShorter = 6;
    const std::string all = inFull(number), few = inFull(withoutRoundingDust(number));
    return typeset(toText(few.size() + muchShorter < all.size() ? few : all));
}

QString decimalsText(double number, int decimals) {
    if (!std::isfinite(number)) return resultText(number);
    return toText(withDecimals(number, decimals));
}

QString inputValueText(const Parameter& parameter, const Value& value) {
    if (const double* number = std::get_if<double>(&value))
        return withUnitText(inputNumberText(*number), parameter.unit);
    const auto* word = std::get_if<std::string>(&value);
    if (!word) return toText(valueText(parameter, value));
    const auto choice = std::ranges::find(parameter.choices, *word, &Choice::id);
    return toText(choice == parameter.choices.end() ? *word : choice->label);
}

QString conditionText(const std::string& condition) {
    return toText(condition)
        .replace(QStringLiteral(">="), QStringLiteral("≥"))
        .replace(QStringLiteral("<="), QStringLiteral("≤"))
        .replace(u'-', minus);
}

QString headingText(const Quantity& quantity) {
    return headingOf(quantity.symbol, quantity.label.empty() ? quantity.id : quantity.label, quantity.unit);
}

QString headingText(const Parameter& parameter) {
    return headingOf(parameter.symbol, parameter.label, parameter.unit);
}

QString shortName(const Parameter& parameter) {
    return toText(parameter.symbol.empty() ? parameter.label : parameter.symbol);
}

QString parameterSet(const System& system, const Values& values, const std::vector<std::string>& varied) {
    QStringList texts;
    for (Inputs& group : groupsOf(system, values)) {
        std::erase_if(group,
                      [&](const Parameter* input) { return std::ranges::count(varied, input->id) > 0; });
        if (group.size() > 1 && group.size() <= wholeGroup) {
            texts << groupText(group, values);
            continue;
        }
        for (const Parameter* input : group) {
            const Value value = valueOf(*input, values);
            const double* number = std::get_if<double>(&value);
            if (group.size() < 2 || value != input->defaultValue || (number && *number != 0))
                texts << groupText({input}, values);
        }
    }
    return texts.join(", ");
}

} // namespace talweg
