#pragma once

#include "study/sweep.h"

#include <string>

namespace talweg {

/// How the results of a study are tabulated.
struct TableOptions {
    /// Id of the choice in which several results differ: its value leads each row. Empty for a single result.
    std::string compared = {};
    /// Each row begins with what mergeTables needs to put the shards of a study together.
    bool asPart = false;
};

using SweepResults = std::vector<std::shared_ptr<const SweepResult>>;

/// CSV, one row per design, with a decimal point and numbers that read back exactly: the swept inputs by id,
/// `runs`, the percentage of success, and for each measure its mean, standard deviation, least and greatest
/// value, such as "crossed_percent", "height_mean_m", "height_sd_m". A number that is not finite is left
/// empty.
std::string designTable(const SweepResults& results, const TableOptions& options = {});

/// CSV, one row per run: the swept inputs by id, the input over which designs are judged, success (1 or 0)
/// under the outcome's id, and each measure.
std::string runTable(const SweepResults& results, const TableOptions& options = {});

/// A table of a shard, from a file.
struct TablePart {
    std::string name; ///< of the file, for messages
    std::string text;
};

/// The table of the undivided study, or why the parts do not make one.
struct MergedTable {
    std::string text;
    std::vector<std::string> problems; ///< complete sentences with the file and the line; empty on success
};

/// Joins the design tables or the run tables of all shards of a study, in any order, into the very bytes of
/// the undivided study's table.
MergedTable mergeTables(const std::vector<TablePart>& parts);

} // namespace talweg
