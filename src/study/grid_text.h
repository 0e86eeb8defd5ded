#pragma once

#include <string>
#include <string_view>

namespace talweg {

// A list or range of numbers, in the notation of readAxis, is stored as the user typed it. In the stored
// text, numbers without a unit are in the input's own unit. If another unit is shown, typed numbers without a
// unit are in the shown unit. These functions add and remove units, so that the meaning of the stored text
// does not depend on the shown unit.

/// Returns the text to store. Typed numbers without a unit are in `shown`: with "ft", "5:20:1" becomes "5
/// ft:20 ft:1 ft".
std::string keptGrid(std::string_view typed, std::string_view own, std::string_view shown);
/// Returns the text to show. With `own` "m" and `shown` "ft", "5 ft:20 ft:1 ft" becomes "5:20:1", and "2, 7"
/// becomes "2 m, 7 m".
std::string shownGrid(std::string_view kept, std::string_view own, std::string_view shown);

} // namespace talweg
