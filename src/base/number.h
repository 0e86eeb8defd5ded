#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace talweg {

// The one reader and the one writer of numbers: always a decimal point, never grouping, the same in every
// language of the machine.

/// What a quantity is that is not there: not a number.
inline constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

/// Between 1 and the next number.
inline constexpr double epsilon = std::numeric_limits<double>::epsilon();

/// Without the white space at both ends.
std::string_view trimmed(std::string_view text);

/// The finite number that the text is as a whole, white space and a leading plus aside; nothing where it is
/// anything else.
std::optional<double> readNumber(std::string_view text);

/// The shortest text that reads back as exactly the same number.
std::string shortest(double number);

/// The same for people: "100000" rather than "1e+05"; with a power of ten from ten millions on and below a
/// ten-thousandth.
std::string inFull(double number);

/// With so many significant digits and no zeros at the end: "0.25", "1e-07".
std::string significant(double number, int digits);

/// As a power of ten: "2.5e-16" with one decimal.
std::string scientific(double number, int decimals);

/// With so many decimals and a true minus sign, as sentences have it: "−0.25"; never "−0.00".
std::string withDecimals(double number, int decimals = 2);

/// The number nearest to it of so many significant digits.
double rounded(double number, int digits);

/// 0.1 + 0.2 as people expect to see it.
double withoutRoundingDust(double number);

} // namespace talweg
