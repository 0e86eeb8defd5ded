#pragma once

#include "study/sweep.h"
#include "study/table_format.h"

#include <span>
#include <string>

namespace talweg {

/// Format of the tables of a study.
struct TableOptions {
    /// Id of the choice that distinguishes several results: its value begins each row. Empty for a single
    /// result.
    std::string compared = {};
    /// Each row begins with the data that mergeTables needs to merge the shards of a study.
    bool asPart = false;
    /// Baseline of a single result, compared at the same designs (see SameDesigns): each row ends with the
    /// differences, "crossed_difference_percent" in percentage points and for each mean
    /// "height_mean_difference_m" and "height_mean_relative", the difference divided by the absolute value of
    /// the baseline. Empty if the baseline has no such design or measure.
    std::shared_ptr<const SweepResult> baseline = {};
};

/// Identifies a study in the tables of its shards. `sweeps` differ in the choice `compared`, which is empty
/// for a single sweep.
StudyMark markOf(const System& system, const std::vector<Sweep>& sweeps, const std::string& compared);

/// The aggregates of a study as CSV, one row per design in order: the swept inputs by id, `runs`, the
/// percentage of success, the mean, standard deviation, minimum and maximum of each measure, the number of
/// runs that are not vouched for, the number of runs by ending, and the ids of the diagnostics. Names of
/// columns include the unit, such as
/// "b,e,runs,crossed_percent,height_mean_m,height_sd_m,height_min_m,height_max_m,doubtful,ended_crossed,…,diagnostics".
/// Numbers have full precision; cells of numbers that are not finite are empty.
std::string aggregateTable(const SweepResults& results, const TableOptions& options = {});
std::string aggregateTable(const SweepResult& result);

/// The rows of some designs of an undivided study, each followed by the measures of single runs: those at
/// some values of the input that designs are evaluated over, given by `places`, in columns such as
/// "height_at_u4_5_m". If `pareto` has a number for each design of the study, it is the last column: 1 for
/// Pareto-optimal designs.
std::string designTable(const SweepResult& result, std::span<const std::size_t> designs,
                        std::span<const std::size_t> places, std::span<const std::uint8_t> pareto = {},
                        const TableOptions& options = {});

/// Every run as CSV, one row per run in order: the swept inputs and the input that designs are evaluated
/// over, by id, 1 or 0 for success, each measure, 1 if the run is not vouched for, and the outcome, such as
/// "b,e,u4,crossed,height_m,doubtful,outcome".
std::string runTable(const SweepResults& results, const TableOptions& options = {});
std::string runTable(const SweepResult& result);

} // namespace talweg
