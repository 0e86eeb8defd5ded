#pragma once

#include "base/display_units.h"

#include <string>
#include <string_view>

namespace talweg {

// Numbers with units within sentences that are made once and may be read in several units. Such a number is
// written as an argument of a text that has the unit just behind it, as in "%1 m/s"; the text then carries,
// in marks that nobody sees because everything that is read goes through `inUnits`, the number with all its
// digits.

/// As withDecimals(number, decimals), marked. Numbers that are not finite are never marked.
std::string quantity(double number, std::string_view unit, int decimals = 2);
/// As shortest(number), marked.
std::string quantityInFull(double number, std::string_view unit);
/// As significant(number, digits), marked.
std::string quantitySignificant(double number, std::string_view unit, int digits);
/// As scientific(number, decimals), marked.
std::string quantityAsPower(double number, std::string_view unit, int decimals);

/// The text with its marked numbers in the units that are shown, and their units behind them. In the
/// program's own units that is what it would be without marks.
std::string inUnits(std::string_view text, const DisplayUnits& units);
/// Whether there are marks in it.
bool hasQuantities(std::string_view text);

} // namespace talweg
