#include "base/number.h"

#include <array>
#include <charconv>
#include <cmath>

namespace talweg {

namespace {

/// Buffer large enough for every number with all its decimals.
using Digits = std::array<char, 400>;

template <class... Format>
std::string written(double number, Format... format) {
    Digits text;
    return {text.data(), std::to_chars(text.data(), text.data() + text.size(), number, format...).ptr};
}

} // namespace

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::optional<double> readNumber(std::string_view text) {
    text = trimmed(text);
    if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number)) return {};
    return number;
}

std::string shortest(double number) {
    return written(number);
}

std::string inFull(double number) {
    const double size = std::abs(number);
    const bool isLong = number != 0 && !(size >= 1e-4 && size < 1e7);
    return isLong ? shortest(number) : written(number, std::chars_format::fixed);
}

std::string significant(double number, int digits) {
    return written(number, std::chars_format::general, digits);
}

std::string scientific(double number, int decimals) {
    return written(number, std::chars_format::scientific, decimals);
}

std::string withDecimals(double number, int decimals) {
    const std::string text = written(std::abs(number), std::chars_format::fixed, decimals);
    const bool zero = text.find_first_not_of("0.") == std::string::npos;
    return number < 0 && !zero ? "−" + text : text;
}

double rounded(double number, int digits) {
    return readNumber(significant(number, digits)).value_or(number);
}

double withoutRoundingDust(double number) {
    constexpr int digits = 12; // rounding errors of sums of short decimal numbers begin at about the 15th
                               // digit
    return rounded(number, digits);
}

} // namespace talweg
