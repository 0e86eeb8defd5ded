#include "study/named_expression.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"
#include "study/axis.h"

#include <cmath>

namespace talweg {

namespace {

constexpr std::string_view unitOfAngles = "°";

bool beginsName(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool continuesName(char c) {
    return beginsName(c) || (c >= '0' && c <= '9');
}

/// The error in the use of angles in an expression; empty if there is none.
std::string complaintAboutAngles(const Expression& expression,
                                 const std::vector<NamedExpression::Name>& names, std::string_view unit) {
    if (expression.sort() == Expression::Sort::mixed)
        return tr("the expression mixes angles, such as 5°, and plain numbers; inputs in degrees are treated "
                  "as plain numbers, so omit the degree sign.");
    if (expression.sort() == Expression::Sort::angle && unit != unitOfAngles)
        return tr("the expression gives an angle, but the input is not an angle.");
    if (expression.takesRadians())
        for (const std::size_t used : expression.namesUsed())
            if (names[used].isDegrees)
                return tr("sin, cos and tan take radians, but %1 is in degrees; write (%2)°.",
                          inQuotes(names[used].name), names[used].name);
    return {};
}

} // namespace

NamedExpression::NamedExpression(Expression expression)
    : m_expression(std::move(expression)), m_makesAngle(m_expression.sort() == Expression::Sort::angle) {}

std::variant<NamedExpression, std::string>
NamedExpression::read(const std::string& text, const std::vector<Name>& names, std::string_view unit) {
    std::vector<std::string> words;
    for (const Name& name : names)
        words.push_back(name.name);
    auto read = Expression::readWith(text, std::move(words));
    if (const auto* mistake = std::get_if<Expression::Mistake>(&read))
        return tr("%1 %2", inQuotes(text), mistake->sentence());
    auto& expression = std::get<Expression>(read);
    if (std::string wrong = complaintAboutAngles(expression, names, unit); !wrong.empty()) return wrong;
    return NamedExpression(std::move(expression));
}

double NamedExpression::valueWith(std::span<const double> numbers) const {
    const double value = m_expression.valueWith(numbers);
    if (!m_makesAngle) return value;
    const double degrees = degreesPerRadian * value;
    return std::isfinite(degrees) ? withoutRoundingDust(degrees) : degrees;
}

std::vector<NamedExpression::Name> namesOf(const std::vector<Parameter>& parameters) {
    std::vector<NamedExpression::Name> names;
    for (const Parameter& parameter : parameters)
        if (canBeSwept(parameter)) names.push_back({parameter.id, parameter.unit == unitOfAngles});
    return names;
}

std::string withNamesReplaced(std::string_view text,
                              const std::function<std::string(std::string_view name)>& replacement) {
    std::string made;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && continuesName(text[end]))
            ++end;
        const std::string_view word = text.substr(at, std::max<std::size_t>(end - at, 1));
        // A word that begins with a digit is a number. In 2e5, for example, e is not a name.
        const std::string other = beginsName(word.front()) ? replacement(word) : std::string();
        made += other.empty() ? std::string(word) : other;
        at += word.size();
    }
    return made;
}

} // namespace talweg
