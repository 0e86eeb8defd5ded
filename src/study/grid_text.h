#pragma once

#include <string>
#include <string_view>

namespace talweg {

// A list or range of numbers, as readAxis reads it, is kept as it was typed. What has no unit in it is in the
// input's own. Where people are shown another unit, numbers without one are in that: these functions add and
// leave out units, so that what is kept means the same whatever is shown.

/// What is kept of a text typed where numbers without a unit are in `shown`: "5:20:1" as "5 ft:20 ft:1 ft".
std::string keptGrid(std::string_view typed, std::string_view own, std::string_view shown);
/// What is shown of a text that is kept: "5 ft:20 ft:1 ft" as "5:20:1", and "2, 7" as "2 m, 7 m".
std::string shownGrid(std::string_view kept, std::string_view own, std::string_view shown);

} // namespace talweg
