#include "study/axis.h"

#include "base/number.h"
#include "base/text.h"
#include "base/translation.h"
#include "study/typed_number.h"
#include "systems/reading.h"
#include "systems/wording.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <iterator>

namespace talweg {

namespace {

/// An exact decimal number: mantissa · 10^−places.
struct Decimal {
    long long mantissa = 0;
    int places = 0;
};

/// Splits a text at separators outside brackets.
std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    int open = 0;
    std::size_t from = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        open += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
        if (text[at] != separator || open > 0) continue;
        parts.push_back(trimmed(text.substr(from, at - from)));
        from = at + 1;
    }
    parts.push_back(trimmed(text.substr(from)));
    return parts;
}

template <class Number>
std::optional<Number> whole(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

/// Largest allowed power of ten in the numbers of a range. A range is computed in integers up to 9·10¹⁸ with
/// a common scale. Larger powers would not fit, and the number of decimal places could overflow.
constexpr int maxExponent = 30;

/// Returns nothing if the text is not a plain decimal number or has too many digits.
std::optional<Decimal> decimal(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    const auto exponentAt = text.find_first_of("eE");
    int exponent = 0;
    if (exponentAt != std::string_view::npos) {
        std::string_view digits = text.substr(exponentAt + 1);
        if (digits.starts_with('+')) digits.remove_prefix(1);
        const auto number = whole<int>(digits);
        if (!number || std::abs(*number) > maxExponent) return std::nullopt;
        exponent = *number;
        text = text.substr(0, exponentAt);
    }
    std::string digits(text);
    int places = 0;
    if (const auto point = digits.find('.'); point != std::string::npos) {
        places = static_cast<int>(digits.size() - point - 1);
        digits.erase(point, 1);
    }
    const auto mantissa = whole<long long>(digits);
    if (!mantissa) return std::nullopt;
    return Decimal{*mantissa, places - exponent};
}

/// Extends a number to more decimal places; returns false if it does not fit.
bool extend(Decimal& number, int places) {
    for (; number.places < places; ++number.places)
        if (__builtin_mul_overflow(number.mantissa, 10LL, &number.mantissa)) return false;
    return true;
}

std::string write(const Decimal& number) {
    return std::to_string(number.mantissa) + "e" + std::to_string(-number.places);
}

/// The double nearest to the decimal.
double nearest(const Decimal& number) {
    return whole<double>(write(number)).value_or(0);
}

/// Extends two or more numbers to the same number of decimal places; returns false if one does not fit.
bool align(std::initializer_list<Decimal*> numbers) {
    int places = 0;
    for (const Decimal* number : numbers)
        places = std::max(places, number->places);
    return std::ranges::all_of(numbers, [places](Decimal* number) { return extend(*number, places); });
}

/// Fraction of a step by which a range may miss its end, to allow for the rounding of calculated or converted
/// numbers. If too small, 0:1:1/3 is rejected; if too large, steps that do not fit are accepted.
constexpr double stepRounding = 1e-9;

/// The step that divides a distance into `steps` steps, as text: "0.2", or "5/17" if it has too many
/// decimals.
std::string stepOf(const Decimal& distance, long long steps) {
    constexpr int morePlaces = 3; // number of additional decimals that are still easy to read
    Decimal step = distance;
    for (int more = 0; more <= morePlaces; ++more) {
        if (step.mantissa % steps == 0) return shortest(nearest({step.mantissa / steps, step.places}));
        if (!extend(step, step.places + 1)) break;
    }
    return shortest(nearest(distance)) + "/" + std::to_string(steps);
}

/// The error message for a range that is not a whole number of steps. Suggests steps that fit.
std::string misfit(const Decimal& from, const Decimal& to, const Decimal& step, long long wholeSteps) {
    const Decimal distance{to.mantissa - from.mantissa, from.places};
    const auto text = [](const Decimal& number) { return shortest(nearest(number)); };
    if (wholeSteps == 0)
        return tr("the step %1 is larger than the range from %2 to %3. Use a step of %4 or %5, or write %2 "
                  "alone.",
                  text(step), text(from), text(to), stepOf(distance, 1), stepOf(distance, 2));
    const Decimal last{from.mantissa + wholeSteps * step.mantissa, from.places};
    return tr(
        "the step %1 misses the end %2; the last value would be %3. Use a step of %4 or %5, or end at %3.",
        text(step), text(to), text(last), stepOf(distance, wholeSteps + 1), stepOf(distance, wholeSteps));
}

struct RangeReading {
    std::vector<double> values;
    std::string error; ///< why there are no values: the part of the message after "…: "
};

RangeReading readRange(std::string_view text, std::string_view unit = {}) {
    const auto parts = split(text, ':');
    if (parts.size() != 3)
        return {{}, tr("a range must have the form from:to:step, for example 0.6:1:0.01.")};
    Decimal numbers[3];
    for (std::size_t i = 0; i < 3; ++i) {
        auto number = decimal(parts[i]);
        if (!number) {
            const TypedNumber typed = readTyped(parts[i], unit);
            if (!typed.number) return {{}, typed.error};
            number = decimal(shortest(*typed.number));
        }
        if (!number) return {{}, tr("%1 is too large or too small to represent.", inQuotes(parts[i]))};
        numbers[i] = *number;
    }
    auto& [from, to, step] = numbers;
    if (step.mantissa == 0) return {{}, tr("the step must not be 0.")};
    long long way = 0;
    if (!align({&from, &to, &step}) || __builtin_sub_overflow(to.mantissa, from.mantissa, &way))
        return {{}, tr("the numbers of the range have too many digits; use at most 15 digits.")};
    if (way != 0 && (way > 0) != (step.mantissa > 0))
        return {{}, tr("the step %1 leads away from the end %2; change its sign.", parts[2], parts[1])};
    const double steps = static_cast<double>(way) / static_cast<double>(step.mantissa);
    if (steps >= static_cast<double>(maxValues))
        return {{},
                tr("the range has %1 values; at most %2 are allowed.", way / step.mantissa + 1, maxValues)};
    const long long last = std::llround(steps);
    const double missed = static_cast<double>(way - last * step.mantissa);
    if (std::abs(missed) > stepRounding * std::abs(static_cast<double>(step.mantissa)))
        return {{}, misfit(from, to, step, way / step.mantissa)};
    std::vector<double> values;
    values.reserve(static_cast<std::size_t>(last) + 1);
    for (long long i = 0; i < last; ++i)
        values.push_back(nearest({from.mantissa + i * step.mantissa, from.places}));
    values.push_back(nearest(to));
    return {std::move(values), {}};
}

/// The text "from:to:step" that readRange turns into these values; nothing if they do not form a range.
std::optional<std::string> asRange(const std::vector<double>& values) {
    if (values.size() < 3) return std::nullopt;
    auto first = decimal(shortest(values[0]));
    auto second = decimal(shortest(values[1]));
    if (!first || !second || !align({&*first, &*second})) return std::nullopt;
    const Decimal step{second->mantissa - first->mantissa, first->places};
    const std::string text =
        shortest(values.front()) + ":" + shortest(values.back()) + ":" + shortest(nearest(step));
    if (readRange(text).values != values) return std::nullopt;
    return text;
}

/// The ids of all inputs that can be swept. Of tables, only the cells of the first row are included.
std::string sweepableIds(const System& system) {
    std::vector<std::string> ids;
    for (const Parameter& parameter : system.parameters) {
        if (canBeSwept(parameter)) ids.push_back(parameter.id);
        for (const Parameter& cell : parameter.cells)
            if (canBeSwept(cell) && cell.place->row == 0) ids.push_back(cell.id);
    }
    return listed(ids);
}

std::string repeated(const std::vector<double>& values) {
    std::vector<double> sorted = values;
    std::ranges::sort(sorted);
    const auto twice = std::ranges::adjacent_find(sorted);
    return twice == sorted.end() ? std::string() : shortest(*twice);
}

/// The error in a list of values; empty if all are allowed and different.
std::string complaintAbout(const Parameter& parameter, const std::vector<double>& values) {
    for (const double value : values)
        if (std::string message = complaint(parameter, value); !message.empty()) return message;
    const std::string twice = repeated(values);
    if (!twice.empty()) return tr("Values of %1: %2 is listed more than once.", inSentence(parameter), twice);
    return {};
}

AxisReading readList(const Parameter& parameter, std::string_view text) {
    Axis axis{parameter.id, {}};
    for (const std::string_view part : split(text, ',')) {
        const TypedNumber typed = readTyped(part, parameter.unit);
        if (!typed.number) return {{}, tr("Values of %1: %2", inSentence(parameter), typed.error)};
        axis.values.push_back(*typed.number);
    }
    return {std::move(axis), {}};
}

} // namespace

bool canBeSwept(const Parameter& parameter) {
    return parameter.kind == Parameter::Kind::number || parameter.kind == Parameter::Kind::numberOrWord;
}

AxisReading readAxis(const System& system, std::string_view id, std::string_view text) {
    const Parameter* parameter = find(system.parameters, id);
    if (!parameter || !canBeSwept(*parameter))
        return {{},
                tr("%1 is not a numeric input of %2; inputs that can be varied are %3.", inQuotes(id),
                   system.name, sweepableIds(system))};
    text = trimmed(text);
    if (text.empty())
        return {{},
                tr("Values of %1 are missing. Write a range from:to:step, for example 0.6:1:0.01, or a list "
                   "v1,v2,…",
                   inSentence(*parameter))};
    AxisReading reading;
    if (text.find(':') == std::string_view::npos) {
        reading = readList(*parameter, text);
        if (!reading.axis) return reading;
    } else {
        RangeReading range = readRange(text, parameter->unit);
        if (!range.error.empty())
            return {{}, tr("Values %2 of %1: %3", inSentence(*parameter), inQuotes(text), range.error)};
        reading.axis = Axis{parameter->id, std::move(range.values)};
    }
    reading.error = complaintAbout(*parameter, reading.axis->values);
    if (!reading.error.empty()) reading.axis.reset();
    return reading;
}

std::string write(const Axis& axis) {
    if (const auto range = asRange(axis.values)) return *range;
    std::string text;
    for (const double value : axis.values)
        text += (text.empty() ? "" : ",") + shortest(value);
    return text;
}

} // namespace talweg
