#pragma once

#include "study/distribution.h"

#include <optional>
#include <string>
#include <string_view>

namespace talweg {

/// The first columns of a shard's table, after the checksum of the row: a checksum of the study, the number
/// of all designs, and the number of the design of the row, from 1. Rows of runs add the number of runs per
/// design and the number of the run.
inline constexpr std::string_view partOfDesigns = "study,designs,design,";
inline constexpr std::string_view partOfRuns = "study,designs,design,runs,run,";
/// For a Monte-Carlo study: a checksum and the system. The table's own first columns have the number of the
/// run, the number of all runs, and the seed.
inline constexpr std::string_view partOfDraws = "study,system,";

/// Identifies the study that a part belongs to.
struct StudyMark {
    std::string checksum; ///< of the inputs, the swept values or distributions, and the measures
    std::size_t rows = 0; ///< designs or random runs of the undivided study

    friend bool operator==(const StudyMark&, const StudyMark&) = default;
};

/// A checksum of eight digits.
std::string checksum(std::string_view text);

/// A table in which every row begins with a cell with the checksum of the rest of the row. The cell of the
/// header is "check-" and the checksum.
std::string withRowChecks(std::string_view table);
inline constexpr std::string_view headerCheck = "check-";

/// The header of a sampled input in a part: its id and its requested distribution,
/// "id~mean~sd~kurtosis~outside".
std::string withAsked(const Asked& asked);
/// The contents of such a header; nothing for any other.
std::optional<Asked> askedIn(std::string_view header);

} // namespace talweg
