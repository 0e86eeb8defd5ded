#include "study/typed_number.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/unit.h"
#include "terrain/expression.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace talweg {

namespace {

constexpr std::string_view degree = "°";

TypedNumber refused(std::string why) {
    return {{}, std::move(why), false, {}};
}

/// A hint for calculations that use radians without an explicit π.
std::string hintFor(const Expression& expression, std::string_view text) {
    const bool shown = text.find("pi") != std::string_view::npos || text.find("π") != std::string_view::npos;
    return expression.takesRadians() && !shown
               ? tr("sin, cos and tan take radians; for degrees write tan(15°) or tan(15 deg)")
               : "";
}

/// Evaluates a calculation with numbers in the unit `from`, which must be convertible to `unit`.
TypedNumber evaluate(const std::string& text, std::string_view unit, std::string_view from) {
    const auto read = Expression::readWith(text, {});
    if (const auto* mistake = std::get_if<Expression::Mistake>(&read))
        return refused(tr("%1 %2", inQuotes(text), mistake->sentence()));
    const auto& expression = std::get<Expression>(read);
    double number = expression.valueWith({});
    const bool isAngle = unit == degree && expression.sort() == Expression::Sort::angle;
    if (!isAngle && from != unit) number = converted(number, from, unit).value_or(number);
    if (!std::isfinite(number)) return refused(tr("%1 is not finite.", inQuotes(text)));
    if (unit == degree) {
        if (expression.sort() == Expression::Sort::mixed)
            return refused(
                tr("%1 mixes angles and plain numbers; write 15° for an angle in degrees.", inQuotes(text)));
        if (isAngle) number = withoutRoundingDust(number * degreesPerRadian);
    }
    return {number, {}, true, hintFor(expression, text)};
}

void replaceAll(std::string& text, std::string_view what, std::string_view by) {
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

/// The text without the unit at its end.
std::string withoutUnit(std::string_view typed, std::string_view unit) {
    std::string_view text = trimmed(typed);
    if (!unit.empty() && text.ends_with(unit)) text = trimmed(text.substr(0, text.size() - unit.size()));
    return std::string(text);
}

/// Whether a text consists of digits with at most one decimal point or comma and possibly an exponent.
bool isPlain(std::string_view text) {
    const auto takeDigits = [&text] {
        const std::size_t count = std::min(text.find_first_not_of("0123456789"), text.size());
        text.remove_prefix(count);
        return count;
    };
    const auto takeOne = [&text](std::string_view of) {
        const bool there = !text.empty() && of.find(text.front()) != std::string_view::npos;
        if (there) text.remove_prefix(1);
        return there;
    };
    takeOne("+-");
    std::size_t digits = takeDigits();
    if (takeOne(".,")) digits += takeDigits();
    if (digits == 0) return false;
    if (takeOne("eE")) {
        takeOne("+-");
        if (takeDigits() == 0) return false;
    }
    return text.empty();
}

/// Whether a text consists only of digits and digit-grouping characters, possibly with a sign.
bool isGrouped(std::string text) {
    for (const std::string_view blank : {"’", "\u00a0", "\u2009", "\u202f"})
        replaceAll(text, blank, " ");
    if (text.starts_with('+') || text.starts_with('-')) text.erase(0, 1);
    return text.find_first_not_of("0123456789.,' ") == std::string::npos
           && text.find_first_of("0123456789") != std::string::npos;
}

/// Replaces minus signs by "-" and the decimal comma by a point.
std::string withPlainSigns(std::string_view number) {
    std::string text(number);
    replaceAll(text, "−", "-");
    std::ranges::replace(text, ',', '.');
    return text;
}

bool isPlainOrSigned(std::string_view text) {
    std::string plain(text);
    replaceAll(plain, "−", "-");
    return isPlain(plain);
}

/// Reads a number with another unit than that of the field. Incompatible units are an error.
std::optional<TypedNumber> readWithUnit(std::string_view text, std::string_view unit) {
    if (unit.empty()) return {};
    const std::string_view behind = unitBehind(text, isPlainOrSigned);
    if (behind.empty() || behind == unit) return {};
    const auto typed = readNumber(withPlainSigns(trimmed(text.substr(0, text.size() - behind.size()))));
    const auto number = typed ? converted(*typed, behind, unit) : std::nullopt;
    if (number && std::isfinite(*number)) return TypedNumber{number, {}, true, {}};
    if (!isUnit(behind)) return {};
    return refused(typed && !number ? tr("%1 cannot be converted to %2. Compatible units are %3.",
                                         inQuotes(text), unit, unitsFor(unit))
                                    : tr("%1 is too large or too small to represent.", inQuotes(text)));
}

bool mayEndCalculation(char character) {
    return std::isalnum(static_cast<unsigned char>(character)) || character == '_' || character == ')'
           || character == '.';
}

/// Splits a text after its calculation, at the longest of the given units that it ends with.
UnitBehind longestBehind(std::string_view text, const std::vector<std::string_view>& units) {
    text = trimmed(text);
    std::string_view longest;
    for (const std::string_view name : units) {
        if (name.size() < longest.size() || !text.ends_with(name)) continue;
        const std::string_view before = text.substr(0, text.size() - name.size());
        const std::string_view calculation = trimmed(before);
        if (calculation.empty()) continue;
        const char last = calculation.back();
        const bool isApart = before.size() > calculation.size();
        if (isApart ? mayEndCalculation(last) || calculation.ends_with(degree)
                    : last == ')' || (last >= '0' && last <= '9'))
            longest = name;
    }
    return {trimmed(text.substr(0, text.size() - longest.size())), longest};
}

} // namespace

UnitBehind unitBehindCalculation(std::string_view text, std::string_view unit) {
    std::vector<std::string_view> others = unitsThatFit(unit);
    std::erase(others, unit);
    return longestBehind(text, others);
}

UnitBehind anyUnitBehindCalculation(std::string_view text) {
    return longestBehind(text, allUnits());
}

TypedNumber readTyped(std::string_view typed, std::string_view unit) {
    return readTyped(typed, unit, unit);
}

TypedNumber readTyped(std::string_view typed, std::string_view unit, std::string_view plainUnit) {
    if (auto other = readWithUnit(trimmed(typed), unit)) return *std::move(other);
    const std::string_view whole = trimmed(typed);
    const UnitBehind split = unitBehindCalculation(whole, unit);
    const bool isOwn = whole.ends_with(unit) && unit.size() >= split.unit.size();
    if (!split.unit.empty() && !isOwn) {
        TypedNumber made = evaluate(std::string(split.calculation), unit, split.unit);
        made.expression = whole;
        return made;
    }
    std::string text = withoutUnit(typed, unit);
    const bool hasUnit = text.size() < trimmed(typed).size();
    const std::string_view from = hasUnit ? unit : plainUnit;
    std::string plain = text;
    replaceAll(plain, "−", "-");
    if (plain.empty()) return refused(tr("Enter a number."));
    if (isPlain(plain)) {
        const std::string point = withPlainSigns(plain);
        const auto read = readNumber(point);
        const auto number = read && from != unit ? converted(*read, from, unit) : read;
        if (!number || !std::isfinite(*number))
            return refused(tr("%1 is too large or too small to represent.", inQuotes(text)));
        return {number, {}, point != plain, {}};
    }
    if (isGrouped(plain))
        return refused(tr("%1 is ambiguous. Write it with one decimal point or comma and without digit "
                          "grouping, such as 1234.5.",
                          inQuotes(text)));
    // After a calculation, a degree sign belongs to the last term and is not the unit of the result.
    if (unit == degree) text = trimmed(typed);
    const std::string_view numbersIn = unit == degree ? plainUnit : from;
    TypedNumber made = evaluate(text, unit, numbersIn);
    const bool isSame = made.number && made.number == evaluate(text, unit, unit).number;
    made.expression = std::move(text);
    if (numbersIn != unit && !isSame) made.expression.append(" ").append(numbersIn);
    return made;
}

} // namespace talweg
