#pragma once

#include "systems/system.h"

#include <QString>

namespace talweg {

// Formatting of numbers and names in a report. Spaces within a number and between a number and its unit do
// not break the line.

QString toText(const std::string& text);

/// A number with six significant digits, a true minus sign and superscript powers of ten; "–" if it is not a
/// number.
QString resultText(double number);
/// A number with all digits except rounding errors: 1.2 for 1.5·0.8.
QString inputNumberText(double number);
/// A number with this number of decimals.
QString decimalsText(double number, int decimals);

/// A difference, always with a sign and with four significant digits.
QString signedText(double number);

/// The value of an input: "25°", "−30 m", "rolling", "6 points".
QString inputValueText(const Parameter& parameter, const Value& value);

/// A requirement as it is typed, but with ≥, ≤ and true minus signs.
QString conditionText(const std::string& condition);

/// The heading of a column, such as "Height h (m)": symbol or label, and the unit.
QString headingText(const Quantity& quantity);
QString headingText(const Parameter& parameter);

/// The short name of an input: its symbol, or its label.
QString shortName(const Parameter& parameter);

/// The inputs for a caption, grouped as in the literature: "[β, θ, dh, pl] = [25°, 25°, −30 m, 90 m], [b, k,
/// e, μ, μ′] = [2 m, 0.1, 0.71, 1, 0.8], g = 3.71 m/s², u₄ = 6.4 m/s". Omitted are inputs without effect, the
/// inputs `varied` by a study and, in large groups, inputs that are zero or have a word as value.
QString parameterSet(const System& system, const Values& values, const std::vector<std::string>& varied = {});

} // namespace talweg
