#pragma once

#include "study/distribution.h"
#include "study/statistics.h"
#include "study/sweep.h"

namespace talweg {

/// Runs with inputs drawn at random. Run i depends on the seed and i alone: more runs leave the first ones as
/// they are.
struct MonteCarlo {
    Values base;                       ///< complete; the inputs that are certain
    std::vector<Distribution> inputs;  ///< independent of each other; at least one
    std::vector<std::string> measures; ///< ids of System::studyMeasures; at least one
    std::size_t runs = 1000;           ///< at least 2
    std::uint64_t seed = 1;
    double confidence = 0.95; ///< of the intervals; between 0 and 1
};

/// What the runs say of a measure's distribution.
struct Estimate {
    double mean = 0;
    Interval meanInterval;
    double sd = 0; ///< of the sample, with n − 1
    double min = 0, max = 0;
};

/// What came out. A value that never changes, shared between threads.
struct MonteCarloResult {
    std::shared_ptr<const System> system;
    MonteCarlo study;
    Shard shard;                             ///< which of the runs are here; usually all
    std::vector<std::vector<double>> inputs; ///< per distribution, by run: what was drawn
    std::vector<std::uint8_t> success;       ///< by run
    std::vector<std::uint8_t> doubtful;      ///< by run: 1 where it is not vouched for
    std::vector<std::vector<double>> values; ///< per measure, by run
    // Of an undivided study:
    double percentage = 0;           ///< of runs that succeeded
    Interval percentageInterval;     ///< from 0 to 100
    std::vector<Estimate> estimates; ///< per measure
    std::size_t doubtfulRuns = 0;    ///< how many runs are not vouched for
    double seconds = 0;              ///< how long it took
};

/// What is wrong with a Monte-Carlo study: inputs given twice, unknown measures, inputs that do not go
/// together where distributions end (a normal one: at its mean), too many runs in each of so many shards. At
/// most one problem for each input; Problem::parameter is "measures", "runs" or "confidence" for those.
std::vector<Problem> problems(const System& system, const MonteCarlo& study, std::size_t shards = 1);

/// Solves a valid study on several threads (0: as many as the machine has); the same bytes whatever their
/// number. Null when cancelled, which is noticed within 50 ms. Where the tails of normal distributions hold
/// inputs that do not go together, such a draw is made anew. What a system throws comes out here, and
/// std::runtime_error where nearly no draw goes together. Shard `index` of `count` computes the runs index,
/// index + count, …
std::shared_ptr<const MonteCarloResult> solveMonteCarlo(std::shared_ptr<const System> system,
                                                        const MonteCarlo& study, unsigned threads,
                                                        std::stop_token stop, const Progress& progress,
                                                        const Shard& shard = {});

/// The result whose undivided table of runs is `runs`, without what was drawn: enough for its summary. A
/// table that this program did not write throws std::runtime_error.
MonteCarloResult readRuns(std::shared_ptr<const System> system, std::uint64_t seed, double confidence,
                          std::string_view runs);

/// CSV of one row: `runs`, `seed`, the percentage and its interval, and for each measure its mean, the mean's
/// interval, sd, least and most, such as "runs,seed,crossed_percent,crossed_low_percent,crossed_high_percent,
/// height_mean_m,height_mean_low_m,height_mean_high_m,height_sd_m,height_min_m,height_max_m,doubtful", the
/// last how many runs are not vouched for.
std::string summaryTable(const MonteCarloResult& result);

/// CSV, one row per run: `run` from 1, the drawn inputs by id, success (1 or 0) under the outcome's id, and
/// each measure, and `doubtful`, 1 where the run is not vouched for. `asPart`: each row begins with what
/// mergeTables needs to put the shards of a study together.
std::string runTable(const MonteCarloResult& result, bool asPart = false);

} // namespace talweg
