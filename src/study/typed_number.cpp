#include "study/typed_number.h"

#include "base/angle.h"
#include "base/number.h"
#include "base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <muParser.h>
#include <numbers>

namespace talweg {

namespace {

/// Exact at the angles people type: sin(180) is 0, tan(45) is 1.
double sine(double a) {
    return std::fmod(a, 180) == 0 ? 0 : std::sin(a * radiansPerDegree);
}
double cosine(double a) {
    return std::fmod(std::fabs(a), 180) == 90 ? 0 : std::cos(a * radiansPerDegree);
}
double tangent(double a) {
    const double quarter = std::fmod(a, 180);
    if (quarter == 45 || quarter == -135) return 1;
    if (quarter == -45 || quarter == 135) return -1;
    return sine(a) / cosine(a);
}
double arcSine(double x) {
    return std::asin(x) / radiansPerDegree;
}
double arcCosine(double x) {
    return std::acos(x) / radiansPerDegree;
}
double arcTangent(double x) {
    return std::atan(x) / radiansPerDegree;
}

void teachDegrees(mu::Parser& parser) {
    parser.DefineFun("sin", sine);
    parser.DefineFun("cos", cosine);
    parser.DefineFun("tan", tangent);
    parser.DefineFun("asin", arcSine);
    parser.DefineFun("acos", arcCosine);
    parser.DefineFun("atan", arcTangent);
    parser.DefineConst("pi", std::numbers::pi);
    parser.SetArgSep(';');
}

TypedNumber refused(std::string why) {
    return {{}, std::move(why), false};
}

std::string describe(const mu::Parser::exception_type& error, std::string_view text) {
    switch (error.GetCode()) {
    case mu::ecUNEXPECTED_EOF:
        return inQuotes(text) + " is not finished.";
    case mu::ecMISSING_PARENS:
        return inQuotes(text) + " lacks a closing bracket.";
    case mu::ecUNASSIGNABLE_TOKEN:
        return inQuotes(error.GetToken()) + " is neither a number nor a known function.";
    default:
        return inQuotes(text) + " cannot be worked out.";
    }
}

TypedNumber evaluate(const std::string& text) {
    if (text.find(',') != std::string::npos)
        return refused("In an expression, write a decimal point instead of the comma.");
    try {
        mu::Parser parser;
        teachDegrees(parser);
        parser.SetExpr(text);
        const double number = parser.Eval();
        if (!std::isfinite(number)) return refused(inQuotes(text) + " has no finite value.");
        return {number, {}, true};
    } catch (const mu::Parser::exception_type& error) {
        return refused(describe(error, text));
    }
}

void replaceAll(std::string& text, std::string_view what, std::string_view by) {
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
}

/// Without the unit, and with the signs of the keyboard.
std::string cleaned(std::string_view typed, std::string_view unit) {
    std::string_view text = trimmed(typed);
    if (!unit.empty() && text.ends_with(unit)) text = trimmed(text.substr(0, text.size() - unit.size()));
    std::string plain(text);
    replaceAll(plain, "−", "-");
    replaceAll(plain, "×", "*");
    replaceAll(plain, "·", "*");
    return plain;
}

/// Whether the text is digits with at most one decimal sign, and perhaps an exponent.
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

/// Whether there is nothing but digits and what may group them.
bool isGrouped(std::string text) {
    for (const std::string_view blank : {"’", "\u00a0", "\u2009", "\u202f"})
        replaceAll(text, blank, " ");
    if (text.starts_with('+') || text.starts_with('-')) text.erase(0, 1);
    return text.find_first_not_of("0123456789.,' ") == std::string::npos
           && text.find_first_of("0123456789") != std::string::npos;
}

} // namespace

TypedNumber readTyped(std::string_view typed, std::string_view unit) {
    const std::string text = cleaned(typed, unit);
    if (text.empty()) return refused("Enter a number.");
    if (isPlain(text)) {
        std::string point = text;
        std::ranges::replace(point, ',', '.');
        const auto number = readNumber(point);
        if (!number) return refused(inQuotes(text) + " is too large or too small.");
        return {number, {}, point != text};
    }
    if (isGrouped(text))
        return refused(inQuotes(text)
                       + " could mean different numbers. Write it with one decimal point or comma and "
                         "without grouping, such as 1234.5.");
    return evaluate(text);
}

} // namespace talweg
