#include "base/quantity_text.h"

#include "base/number.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace talweg {

namespace {

/// Around a number and between what is said of it: characters that no text has.
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

/// As many decimals more as the number becomes smaller.
int decimalsIn(int decimals, double factor) {
    return decimals + std::max(0, static_cast<int>(std::lround(-std::log10(factor))));
}

/// A number as it is marked.
struct Mark {
    double number;
    std::string_view unit;
    Style style;
    int decimals;
};

/// Takes what comes before the next `end` off a text; nothing where it has none.
std::optional<std::string_view> taken(std::string_view& text, char end) {
    const auto length = text.find(end);
    if (length == std::string_view::npos) return {};
    const std::string_view part = text.substr(0, length);
    text.remove_prefix(length + 1);
    return part;
}

/// Takes a mark off the beginning of a text; nothing where there is none: names that people gave may have any
/// characters.
std::optional<Mark> takenMark(std::string_view& text) {
    constexpr std::string_view styles = "dfsp";
    constexpr double most = 17; // decimals or digits
    std::string_view rest = text;
    const auto written = taken(rest, separator), unit = taken(rest, separator), how = taken(rest, closed);
    if (!written || !unit || !how || how->empty()) return {};
    const auto number = readNumber(*written), decimals = readNumber(how->substr(1));
    if (!number || !decimals || !(*decimals >= 0 && *decimals <= most)) return {};
    if (styles.find(how->front()) == std::string_view::npos) return {};
    text = rest;
    return Mark{*number, *unit, static_cast<Style>(how->front()), static_cast<int>(*decimals)};
}

/// A number that is marked, off the beginning of a text, and the unit behind it.
std::string takenQuantity(std::string_view& text, const DisplayUnits& units) {
    constexpr int digits = 9; // of a number that people gave, as fields have it
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
