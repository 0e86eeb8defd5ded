#pragma once

#include "systems/system.h"

#include <QString>

namespace talweg {

// How a report writes numbers and names. A space within a number and its unit breaks no line.

QString toText(const std::string& text);

/// With six significant digits, a real minus sign and powers of ten as such; "–" for what is not a number.
QString resultText(double number);
/// To all its digits but for the dust of rounding: 1.2 of 1.5·0.8.
QString inputNumberText(double number);
/// With so many decimals.
QString decimalsText(double number, int decimals);

/// With its sign, whichever it is, and four significant digits: a difference.
QString signedText(double number);

/// "25°", "−30 m", "rolling", "6 points".
QString inputValueText(const Parameter& parameter, const Value& value);

/// A requirement as it was typed, with ≥, ≤ and real minus signs.
QString conditionText(const std::string& condition);

/// "Height h (m)", the heading of a column: symbol or label, and the unit.
QString headingText(const Quantity& quantity);
QString headingText(const Parameter& parameter);

/// What an input is called where there is little room: its symbol, or its label.
QString shortName(const Parameter& parameter);

/// The inputs that a caption gives, group by group as the literature lists them: "[β, θ, dh, pl] = [25°, 25°,
/// −30 m, 90 m], [b, k, e, μ, μ′] = [2 m, 0.1, 0.71, 1, 0.8], g = 3.71 m/s², u₄ = 6.4 m/s". Inputs that have
/// no effect, and those of long groups that are zero or stand at a word, are left out; so are the ones in
/// `varied`, which a study varies.
QString parameterSet(const System& system, const Values& values, const std::vector<std::string>& varied = {});

} // namespace talweg
