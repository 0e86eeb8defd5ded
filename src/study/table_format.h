#pragma once

#include <string>
#include <string_view>

namespace talweg {

/// What the rows of a shard's table begin with: a checksum of the study, how many designs it has in all, and
/// which one, counted from 1, the row is of. A row of a run adds how many runs a design has, and which it is.
inline constexpr std::string_view partOfDesigns = "study,designs,design,";
inline constexpr std::string_view partOfRuns = "study,designs,design,runs,run,";
/// Of a Monte-Carlo study: a checksum, the system, the seed, and how many runs it has in all. The table's own
/// first column says which run the row is of.
inline constexpr std::string_view partOfDraws = "study,system,seed,runs,";

/// Eight digits that tell studies apart.
std::string checksum(const std::string& description);

} // namespace talweg
