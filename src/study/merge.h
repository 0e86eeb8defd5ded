#pragma once

#include "study/table_format.h"

#include <string>
#include <vector>

namespace talweg {

/// A table of a shard, from a file.
struct TablePart {
    std::string name; ///< of the file, for messages
    std::string text;
};

/// The description of a study in the table of one of its shards.
struct PartReading {
    StudyMark mark;                    ///< without a checksum if the shard has no rows
    std::size_t runs = 0;              ///< number of runs in all rows
    std::size_t doubtful = 0;          ///< number of these runs that are not vouched for
    std::vector<std::string> problems; ///< complete sentences with file and line
};

/// Reads one part row by row and verifies the checksums.
PartReading readPart(const TablePart& part);

/// The table of the undivided study, or the reasons why the parts cannot be merged.
struct MergedTable {
    std::string text;
    std::vector<std::string> problems;   ///< complete sentences with file and line; empty on success
    std::vector<std::string> notes = {}; ///< remarks as complete sentences
    // Of a Monte-Carlo study:
    std::string system = {}; ///< its id; empty for grids
    std::uint64_t seed = 0;
    std::vector<Asked> asked = {}; ///< its sampled inputs
};

/// Merges the aggregate tables or the run tables of all shards of a study, in any order, into the exact bytes
/// of the table of the undivided study. Rows with a wrong checksum are rejected.
MergedTable mergeTables(const std::vector<TablePart>& parts);

} // namespace talweg
