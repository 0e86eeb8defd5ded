#pragma once

#include "study/sweep.h"
#include "study/table_format.h"

#include <span>
#include <string>

namespace talweg {

/// Format of the tables of a study.
struct TableOptions {
    /// Id of the choice in which several results differ; its value is the first cell of each row. Empty for a
    /// single result.
    std::string compared = {};
    /// Whether each row begins with the data that mergeTables needs.
    bool asPart = false;
    /// Baseline with which a single result is compared, at the same designs (see SameDesigns). Each row ends
    /// with the differences: "crossed_difference_percent" in percentage points, and for each mean
    /// "height_mean_difference_m" and "height_mean_relative", which is divided by the absolute value of the
    /// baseline. A cell is empty if the baseline lacks the design or the measure.
    std::shared_ptr<const SweepResult> baseline = {};
};

/// The mark by which mergeTables recognises shards of the same study. `compared` is the choice in which the
/// sweeps differ; empty for a single sweep.
StudyMark markOf(const System& system, const std::vector<Sweep>& sweeps, const std::string& compared);

/// The aggregates of a study as CSV, one row per design in order. Columns: the swept inputs by id, `runs`,
/// the percentage of success, the mean, standard deviation, minimum and maximum of each measure, the number
/// of doubtful runs (see Run::doubts), the number of runs by ending, and the ids of the diagnostics. Names of
/// columns include the unit:
/// "b,e,runs,crossed_percent,height_mean_m,height_sd_m,height_min_m,height_max_m,doubtful,ended_crossed,…,diagnostics".
/// Numbers have full precision; numbers that are not finite are empty cells.
std::string aggregateTable(const SweepResults& results, const TableOptions& options = {});
std::string aggregateTable(const SweepResult& result);

/// A table of some designs of an undivided study. Each row also has the measures of single runs, in columns
/// such as "height_at_u4_5_m". `places` gives these runs: indices of values of the input that designs are
/// evaluated over. If `pareto` is not empty, it has a number for each design of the study and is the last
/// column: 1 for Pareto-optimal designs.
std::string designTable(const SweepResult& result, std::span<const std::size_t> designs,
                        std::span<const std::size_t> places, std::span<const std::uint8_t> pareto = {},
                        const TableOptions& options = {});

/// Every run of a study as CSV, one row per run in order. Columns: the swept inputs and the input that
/// designs are evaluated over, by id; 1 or 0 for success; each measure; 1 if the run is doubtful; and the
/// outcome. Example: "b,e,u4,crossed,height_m,doubtful,outcome".
std::string runTable(const SweepResults& results, const TableOptions& options = {});
std::string runTable(const SweepResult& result);

} // namespace talweg
