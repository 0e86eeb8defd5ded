#pragma once

#include "systems/system.h"

#include <QString>

namespace talweg {

// Formatting of numbers and names in a report. Lines do not break within a number, or between a number and
// its unit.

QString toText(const std::string& text);

/// A number with six significant digits, a true minus sign and a superscript exponent; "–" for NaN and
/// infinity.
QString resultText(double number);

/// The same with four significant digits, or the digits of the whole part if these are more. For results of
/// runs: nobody needs more of them.
QString roundedText(double number);
/// A number with all its digits, but without rounding errors: 1.2 for 1.5·0.8.
QString inputNumberText(double number);
/// A number rounded to `decimals` decimals.
QString decimalsText(double number, int decimals);

/// A difference with four significant digits; the sign is always shown.
QString signedText(double number);

/// The value of an input: "25°", "−30 m", "rolling", "6 points".
QString inputValueText(const Parameter& parameter, const Value& value);

/// A requirement as typed, but with ≥, ≤ and true minus signs.
QString conditionText(const std::string& condition);

/// The heading of a column: symbol or label, and unit. For example "Height h (m)".
QString headingText(const Quantity& quantity);
QString headingText(const Parameter& parameter);

/// The short name of an input: its symbol, or its label if it has no symbol.
QString shortName(const Parameter& parameter);

/// The inputs for the caption of a figure, grouped as in the literature: "[β, θ, dh, pl] = [25°, 25°, −30 m,
/// 90 m], [b, k, e, μ, μ′] = [2 m, 0.1, 0.71, 1, 0.8], g = 3.71 m/s², u₄ = 6.4 m/s". Inputs without effect
/// and the inputs `varied` by a study are omitted. In large groups, inputs that are zero or a word are
/// omitted too.
QString parameterSet(const System& system, const Values& values, const std::vector<std::string>& varied = {});

} // namespace talweg
