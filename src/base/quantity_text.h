#pragma once

#include "base/display_units.h"

#include <string>
#include <string_view>

namespace talweg {

// Numbers with units in sentences that are built once and may be shown in several units. Such a number is an
// argument of a text with the unit just behind it, as in "%1 m/s". The text then carries the number with all
// its digits in invisible marks; `inUnits` removes the marks before anybody reads the text.

/// As withDecimals(number, decimals), marked. Numbers that are not finite are never marked.
std::string quantity(double number, std::string_view unit, int decimals = 2);
/// As shortest(number), marked.
std::string quantityInFull(double number, std::string_view unit);
/// As significant(number, digits), marked.
std::string quantitySignificant(double number, std::string_view unit, int digits);
/// As scientific(number, decimals), marked.
std::string quantityAsPower(double number, std::string_view unit, int decimals);

/// The text with its marked numbers converted to the shown units, and the unit names replaced. In the
/// program's own units the result equals the text without marks.
std::string inUnits(std::string_view text, const DisplayUnits& units);
/// Whether the text contains marks.
bool hasQuantities(std::string_view text);

} // namespace talweg
