#pragma once

#include "study/distribution.h"

#include <optional>
#include <string>
#include <string_view>

namespace talweg {

/// The first columns of a shard's table, after the checksum of the row: a checksum of the study, the number
/// of designs of the undivided study, and the number of the row's design, from 1. A table of runs also has
/// the number of runs per design and the number of the run.
inline constexpr std::string_view partOfDesigns = "study,designs,design,";
inline constexpr std::string_view partOfRuns = "study,designs,design,runs,run,";
/// For a Monte-Carlo study: a checksum of the study and the id of the system. The next columns, which every
/// such table has, are the number of the run, the number of all runs, and the seed.
inline constexpr std::string_view partOfDraws = "study,system,";

/// Identifies the study that a shard belongs to.
struct StudyMark {
    std::string checksum; ///< of the inputs, the swept values or distributions, and the measures
    std::size_t rows = 0; ///< designs or random runs of the undivided study

    friend bool operator==(const StudyMark&, const StudyMark&) = default;
};

/// Checksum of a text, as eight digits.
std::string checksum(std::string_view text);

/// Adds a first cell to every row of a table: the checksum of the rest of the row. In the header, the cell is
/// "check-" and the checksum.
std::string withRowChecks(std::string_view table);
inline constexpr std::string_view headerCheck = "check-";

/// Column name of a sampled input in a shard's table: its id and the properties of its distribution,
/// "id~mean~sd~kurtosis~outside".
std::string withAsked(const Asked& asked);
/// Inverse of withAsked; nothing for any other column name.
std::optional<Asked> askedIn(std::string_view header);

} // namespace talweg
