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

/// What a shard's table says of itself.
struct PartReading {
    StudyMark mark;                    ///< without a checksum where the shard has no rows
    std::size_t runs = 0;              ///< in all its rows
    std::size_t doubtful = 0;          ///< of these, not vouched for
    std::vector<std::string> problems; ///< complete sentences with file and line
};

/// Reads one part, row by row with their checksums.
PartReading readPart(const TablePart& part);

/// The table of the undivided study, or why the parts do not make one.
struct MergedTable {
    std::string text;
    std::vector<std::string> problems;   ///< complete sentences with file and line; empty on success
    std::vector<std::string> notes = {}; ///< what to mind, as complete sentences
    // Of a Monte-Carlo study:
    std::string system = {}; ///< its id; empty for grids
    std::uint64_t seed = 0;
    std::vector<Asked> asked = {}; ///< its drawn inputs
};

/// Joins the aggregate tables or the run tables of all shards of a study, in any order, into the very bytes
/// of the undivided study's table. Rows whose checksum is not theirs are refused.
MergedTable mergeTables(const std::vector<TablePart>& parts);

} // namespace talweg
