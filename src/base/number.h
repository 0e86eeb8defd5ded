#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace talweg {

// The only functions that read and write numbers. In every locale they use a decimal point and no digit
// grouping.

/// Not a number: the value of a missing quantity.
inline constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

/// Machine epsilon: distance from 1 to the next larger double.
inline constexpr double epsilon = std::numeric_limits<double>::epsilon();

/// The text without white space at both ends.
std::string_view trimmed(std::string_view text);

/// Parses a finite number, ignoring surrounding white space and a leading plus; nothing if any other text is
/// left.
std::optional<double> readNumber(std::string_view text);

/// The shortest text that reads back as exactly the same number.
std::string shortest(double number);

/// The shortest exact text for people: "100000" instead of "1e+05". Exponents are used only from ten million
/// up and below 0.0001.
std::string inFull(double number);

/// Text with this number of significant digits, without trailing zeros: "0.25", "1e-07".
std::string significant(double number, int digits);

/// Text in exponential notation: "2.5e-16" with one decimal.
std::string scientific(double number, int decimals);

/// Text for sentences, with this number of decimals and a true minus sign: "−0.25"; never "−0.00".
std::string withDecimals(double number, int decimals = 2);

/// The number rounded to this number of significant digits.
double rounded(double number, int digits);

/// The number without the rounding error of decimal sums: 0.1 + 0.2 becomes 0.3.
double withoutRoundingDust(double number);

} // namespace talweg
