#pragma once

#include "study/sweep.h"
#include "study/table_format.h"

#include <span>
#include <string>

namespace talweg {

/// How the results of a study are tabulated.
struct TableOptions {
    /// Id of the choice in which several results differ: its value leads each row. Empty for a single result.
    std::string compared = {};
    /// Each row begins with what mergeTables needs to put the shards of a study together.
    bool asPart = false;
    /// What a single result is compared with, at the same designs (see SameDesigns): a row ends with
    /// differences from it, "crossed_difference_percent" in percentage points and of each mean
    /// "height_mean_difference_m" and "height_mean_relative", the difference over the size of the baseline's.
    /// Empty where the baseline has no such design or measure.
    std::shared_ptr<const SweepResult> baseline = {};
};

/// The mark that the parts of a study bear. `sweeps` differ in the choice `compared`, which is empty for one.
StudyMark markOf(const System& system, const std::vector<Sweep>& sweeps, const std::string& compared);

/// What came out of a study as CSV, one row per design in order: the swept inputs by id, `runs`, the
/// percentage, mean, standard deviation, least and most of each measure, how many runs are not vouched for,
/// how many ended in each way, and the ids of its diagnostics, with the unit in the names of columns, such as
/// "b,e,runs,crossed_percent,height_mean_m,height_sd_m,height_min_m,height_max_m,doubtful,ended_crossed,…,diagnostics".
/// Numbers read back exactly; those that are not finite are left empty.
std::string aggregateTable(const SweepResults& results, const TableOptions& options = {});
std::string aggregateTable(const SweepResult& result);

/// The rows of some designs of an undivided study, each followed by the measures of single runs: those at
/// some places of the input aggregated over, in columns such as "height_at_u4_5_m". With a number for each
/// design of the study, `pareto` is the last column: 1 where no other design is better.
std::string designTable(const SweepResult& result, std::span<const std::size_t> designs,
                        std::span<const std::size_t> places, std::span<const std::uint8_t> pareto = {},
                        const TableOptions& options = {});

/// Every run as CSV, one row per run in order: the swept inputs and the one aggregated over by id, 1 or 0
/// for success, each measure, 1 where the run is not vouched for, and the outcome, such as
/// "b,e,u4,crossed,height_m,doubtful,outcome".
std::string runTable(const SweepResults& results, const TableOptions& options = {});
std::string runTable(const SweepResult& result);

} // namespace talweg
