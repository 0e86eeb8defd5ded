#pragma once

#include <string>
#include <string_view>

namespace talweg {

// A list or range of numbers, as readAxis reads it, is stored as typed. Numbers without a unit are in the
// input's own unit. If another unit is shown, typed numbers without a unit are in that unit: these functions
// add and remove units, so the meaning of the stored text does not depend on the unit shown.

/// The text to store for a typed text whose numbers without a unit are in `shown`: "5:20:1" becomes "5 ft:20
/// ft:1 ft".
std::string keptGrid(std::string_view typed, std::string_view own, std::string_view shown);
/// The text to show for a stored text: "5 ft:20 ft:1 ft" becomes "5:20:1", and "2, 7" becomes "2 m, 7 m".
std::string shownGrid(std::string_view kept, std::string_view own, std::string_view shown);

} // namespace talweg
