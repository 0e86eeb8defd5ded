#pragma once

#include "study/distribution.h"

#include <optional>
#include <string>
#include <string_view>

namespace talweg {

/// What the rows of a shard's table begin with, behind the check of the row: a checksum of the study, how
/// many designs it has in all, and which one, counted from 1, the row is of. A row of a run adds how many
/// runs a design has, and which it is.
inline constexpr std::string_view partOfDesigns = "study,designs,design,";
inline constexpr std::string_view partOfRuns = "study,designs,design,runs,run,";
/// Of a Monte-Carlo study: a checksum and the system. The table's own first columns say which run the row is
/// of, how many there are in all, and the seed.
inline constexpr std::string_view partOfDraws = "study,system,";

/// What tells the parts of one study from those of another.
struct StudyMark {
    std::string checksum; ///< of the inputs, the swept values or distributions, and the measures
    std::size_t rows = 0; ///< designs or random runs of the undivided study

    friend bool operator==(const StudyMark&, const StudyMark&) = default;
};

/// Eight digits that tell texts apart.
std::string checksum(std::string_view text);

/// A table whose every row begins with a cell that is the checksum of the rest of the row. That of the header
/// reads "check-" and the checksum.
std::string withRowChecks(std::string_view table);
inline constexpr std::string_view headerCheck = "check-";

/// The header of a drawn input in a part: its id and what was asked for, "id~mean~sd~kurtosis~outside".
std::string withAsked(const Asked& asked);
/// What such a header says; nothing for any other.
std::optional<Asked> askedIn(std::string_view header);

} // namespace talweg
