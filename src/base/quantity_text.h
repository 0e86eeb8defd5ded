#pragma once

#include "base/display_units.h"

#include <string>
#include <string_view>

namespace talweg {

// Numbers with units in sentences that are built once and shown in changeable units. Such a number is an
// argument of a text and is followed directly by its unit, as in "%1 m/s". The text contains the number with
// all its digits between invisible marks; `inUnits` removes the marks before the text is shown.

/// Like withDecimals(number, decimals), but marked. Numbers that are not finite are never marked.
std::string quantity(double number, std::string_view unit, int decimals = 2);
/// Like shortest(number), but marked.
std::string quantityInFull(double number, std::string_view unit);
/// Like significant(number, digits), but marked.
std::string quantitySignificant(double number, std::string_view unit, int digits);
/// Like scientific(number, decimals), but marked.
std::string quantityAsPower(double number, std::string_view unit, int decimals);

/// The text with its marked numbers converted to the shown units, and the unit names replaced. In the
/// program's own units the result equals the text without marks.
std::string inUnits(std::string_view text, const DisplayUnits& units);
/// Whether the text contains marks.
bool hasQuantities(std::string_view text);

} // namespace talweg
