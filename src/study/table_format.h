#pragma once

#include <string_view>

namespace talweg {

/// What the rows of a shard's table begin with: a checksum of the study, how many designs it has in all, and
/// which one, counted from 1, the row is of. A row of a run adds how many runs a design has, and which it is.
inline constexpr std::string_view partOfDesigns = "study,designs,design,";
inline constexpr std::string_view partOfRuns = "study,designs,design,runs,run,";

} // namespace talweg
