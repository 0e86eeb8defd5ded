#pragma once

#include "base/display_units.h"

#include <string>
#include <string_view>

namespace talweg {

// Support for sentences that are built once and later shown in units the user can change. A number with a
// unit is an argument of such a text and is followed directly by its unit, as in "%1 m/s". Invisible marks in
// the text enclose the number with all its digits. `inUnits` converts the number and removes the marks before
// the text is shown.

/// Like withDecimals(number, decimals), but marked. Infinities and NaN are never marked.
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
