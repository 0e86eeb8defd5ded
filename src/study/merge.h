#pragma once

#include "study/table_format.h"

#include <string>
#include <vector>

namespace talweg {

/// The text of a file that has the table of one shard.
struct TablePart {
    std::string name; ///< of the file, for messages
    std::string text;
};

/// Describes the table of one shard and the study that it belongs to.
struct PartReading {
    StudyMark mark;                    ///< without a checksum if the shard has no rows
    std::size_t runs = 0;              ///< number of runs in all rows
    std::size_t doubtful = 0;          ///< number of doubtful runs (see Run::doubts)
    std::vector<std::string> problems; ///< complete sentences with file and line
};

/// Reads one part row by row and verifies the checksums.
PartReading readPart(const TablePart& part);

/// The table of the undivided study, or the reasons why the parts cannot be merged.
struct MergedTable {
    std::string text;
    std::vector<std::string> problems;   ///< complete sentences with file and line; empty on success
    std::vector<std::string> notes = {}; ///< remarks, each a complete sentence
    // Only for Monte-Carlo studies:
    std::string system = {}; ///< id of the system; empty for grids
    std::uint64_t seed = 0;
    std::vector<Asked> asked = {}; ///< the sampled inputs
};

/// Merges the aggregate tables, or the run tables, of all shards of a study, in any order. The result has
/// exactly the bytes of the table of the undivided study. Rows with a wrong checksum are rejected.
MergedTable mergeTables(const std::vector<TablePart>& parts);

} // namespace talweg
