#pragma once

#include "systems/system.h"

#include <QString>

namespace talweg {

// Format of numbers and names in a report. Spaces within a number and its unit do not break the line.

QString toText(const std::string& text);

/// With six significant digits, a true minus sign and real powers of ten; "–" if it is not a number.
QString resultText(double number);
/// With all digits except rounding noise: 1.2 for 1.5·0.8.
QString inputNumberText(double number);
/// With this number of decimals.
QString decimalsText(double number, int decimals);

/// A difference, always with a sign and with four significant digits.
QString signedText(double number);

/// "25°", "−30 m", "rolling", "6 points".
QString inputValueText(const Parameter& parameter, const Value& value);

/// A requirement as typed, with ≥, ≤ and true minus signs.
QString conditionText(const std::string& condition);

/// "Height h (m)", the heading of a column: symbol or label, and the unit.
QString headingText(const Quantity& quantity);
QString headingText(const Parameter& parameter);

/// The short name of an input: its symbol, or its label.
QString shortName(const Parameter& parameter);

/// The inputs in a caption, grouped as in the literature: "[β, θ, dh, pl] = [25°, 25°, −30 m, 90 m], [b, k,
/// e, μ, μ′] = [2 m, 0.1, 0.71, 1, 0.8], g = 3.71 m/s², u₄ = 6.4 m/s". Omits inputs without effect, inputs of
/// long groups that are zero or have a word as value, and those in `varied`, which a study varies.
QString parameterSet(const System& system, const Values& values, const std::vector<std::string>& varied = {});

} // namespace talweg
