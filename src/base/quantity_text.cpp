#include "base/quantity_text.h"

#include "base/number.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace talweg {

namespace {

/// Invisible characters that enclose a number and its format; user texts do not contain them.
constexpr char opened = '\x01', separator = '\x02', closed = '\x03';

/// How a number is written.
enum class Style : char { decimals = 'd', inFull = 'f', significant = 's', power = 'p' };

std::string written(double number, Style style, int decimals) {
    switch (style) {
    case Style::decimals:
        return withDecimals(number, decimals);
    case Style::power:
        return scientific(number, decimals);
    case Style::significant:
        return significant(number, decimals);
    case Style::inFull:
        break;
    }
    return shortest(number);
}

std::string marked(double number, std::string_view unit, Style style, int decimals) {
    if (!std::isfinite(number)) return written(number, style, decimals);
    std::string text{opened};
    text.append(shortest(number)).append(1, separator).append(unit).append(1, separator);
    text.append(1, static_cast<char>(style)).append(std::to_string(decimals)).append(1, closed);
    return text;
}

/// The number of decimals after a change of unit: one more for each factor of ten by which the number becomes
/// smaller.
int decimalsIn(int decimals, double factor) {
    return decimals + std::max(0, static_cast<int>(std::lround(-std::log10(factor))));
}

/// The content of a mark: a number and its format.
struct Mark {
    double number;
    std::string_view unit;
    Style style;
    int decimals;
};

/// Removes and returns the text before the next `end`; nothing if `end` is missing.
std::optional<std::string_view> taken(std::string_view& text, char end) {
    const auto length = text.find(end);
    if (length == std::string_view::npos) return {};
    const std::string_view part = text.substr(0, length);
    text.remove_prefix(length + 1);
    return part;
}

/// Removes and returns a mark at the beginning of a text. Returns nothing if the text is not a valid mark:
/// names given by users may contain any characters.
std::optional<Mark> takenMark(std::string_view& text) {
    constexpr std::string_view styles = "dfsp";
    constexpr double most = 17; // largest number of decimals or digits
    std::string_view rest = text;
    const auto written = taken(rest, separator), unit = taken(rest, separator), how = taken(rest, closed);
    if (!written || !unit || !how || how->empty()) return {};
    const auto number = readNumber(*written), decimals = readNumber(how->substr(1));
    if (!number || !decimals || !(*decimals >= 0 && *decimals <= most)) return {};
    if (styles.find(how->front()) == std::string_view::npos) return {};
    text = rest;
    return Mark{*number, *unit, static_cast<Style>(how->front()), static_cast<int>(*decimals)};
}

/// Removes a marked number and its unit from the beginning of a text and returns them in the shown unit.
std::string takenQuantity(std::string_view& text, const DisplayUnits& units) {
    constexpr int digits = 9; // for exact user input, as in number fields
    const auto mark = takenMark(text);
    if (!mark) return {};
    const auto& [number, own, style, decimals] = *mark;
    if (!units.changes(own)) return written(number, style, decimals);
    const double shown = units.shown(number, own);
    const std::string result =
        written(style == Style::inFull ? rounded(shown, digits) : shown, style,
                style == Style::decimals ? decimalsIn(decimals, units.factor(own)) : decimals);
    const std::size_t blank = text.starts_with(' ') ? 1 : 0;
    if (!text.substr(blank).starts_with(own)) return result;
    text.remove_prefix(blank + own.size());
    return result + ' ' + std::string(units.unitFor(own));
}

} // namespace

std::string quantity(double number, std::string_view unit, int decimals) {
    return marked(number, unit, Style::decimals, decimals);
}

std::string quantityInFull(double number, std::string_view unit) {
    return marked(number, unit, Style::inFull, 0);
}

std::string quantitySignificant(double number, std::string_view unit, int digits) {
    return marked(number, unit, Style::significant, digits);
}

std::string quantityAsPower(double number, std::string_view unit, int decimals) {
    return marked(number, unit, Style::power, decimals);
}

std::string inUnits(std::string_view text, const DisplayUnits& units) {
    std::string result;
    while (!text.empty()) {
        const auto begin = text.find(opened);
        result += text.substr(0, begin);
        if (begin == std::string_view::npos) break;
        text.remove_prefix(begin + 1);
        result += takenQuantity(text, units);
    }
    return result;
}

bool hasQuantities(std::string_view text) {
    return text.find(opened) != std::string_view::npos;
}

} // namespace talweg
