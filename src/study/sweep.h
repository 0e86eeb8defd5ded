#pragma once

#include "study/distribution.h"
#include "study/statistics.h"
#include "study/tie.h"

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>

namespace talweg {

/// A study of a grid of designs. The designs are all combinations of the values of some inputs, the axes.
/// Each design is evaluated over one more input: it is run at all values of `over`.
struct Sweep {
    Values base;                       ///< all inputs of the experiment; used for inputs that are not swept
    std::vector<Axis> axes;            ///< of the designs; the last varies fastest
    Axis over;                         ///< the input that designs are evaluated over
    std::vector<std::string> measures; ///< ids of System::studyMeasures; at least one
    /// Distribution of the values of `over`; if empty, the study has no probability.
    std::optional<Distribution> likely = {};
    std::vector<Tie> ties = {}; ///< inputs computed from others, including swept ones
    /// Ids of inputs that depend on others although `ties` does not list them; their values in `base` do not
    /// apply. Used for sweeps shown in other units.
    std::vector<std::string> following = {};
    /// Number of unknown inputs: their axes are the last ones. A design is then a combination of the other
    /// axes. Each combination of all axes is solved and evaluated like a design without unknown inputs.
    /// unknown.h summarises the combinations of one design.
    std::size_t unknown = 0;
};

/// One of `count` parts of a study that are solved separately. Shard `index` has the designs, or random runs,
/// index, index + count, …
struct Shard {
    std::size_t index = 0, count = 1;

    /// Converts a number in this shard to the number in the undivided study.
    std::size_t number(std::size_t own) const { return index + own * count; }
};
/// Number of designs or runs of a study with `whole` of them that belong to a shard.
inline std::size_t sizeOf(const Shard& shard, std::size_t whole) {
    return shard.index < whole ? (whole - shard.index + shard.count - 1) / shard.count : 0;
}

/// The result of a sweep: aggregates and every run. Immutable; shared between threads.
struct SweepResult {
    std::shared_ptr<const System> system;
    Sweep sweep;
    Shard shard;             ///< the part of the designs in this result; usually all
    std::size_t designs = 0; ///< number of designs in this result
    /// Number of values of `over`; with random runs, the maximum over the designs.
    std::size_t runsPerDesign = 0;
    std::vector<double> percentage; ///< per design: percentage of runs that succeeded
    /// Per design, %: probability of success, weighted by Sweep::likely; empty without a distribution.
    std::vector<double> probability;
    std::vector<Spread> spreads;        ///< design-major: design · measures + measure
    std::vector<std::uint8_t> success;  ///< run-major: firstRun(design) + index on `over`
    std::vector<std::uint8_t> doubtful; ///< run-major: 1 if the run is doubtful (see Run::doubts)
    std::vector<std::uint8_t> endings;  ///< run-major: indices in System::endings; empty if it lists none
    std::vector<std::vector<double>> values; ///< per measure, run-major
    double seconds = 0;                      ///< computing time

    bool isRandom = false; ///< whether `over` is sampled, instead of having all values in order
    /// By design: the index after its last run. Empty if all designs have `runsPerDesign` runs.
    std::vector<std::size_t> ends = {};

    /// The index of a design's first run.
    std::size_t firstRun(std::size_t design) const {
        return ends.empty() ? design * runsPerDesign : design == 0 ? 0 : ends[design - 1];
    }
    std::size_t runCount(std::size_t design) const {
        return ends.empty() ? runsPerDesign : ends[design] - firstRun(design);
    }
    /// The part of a run-major list that belongs to a design.
    template <class Number>
    std::span<const Number> of(const std::vector<Number>& all, std::size_t design) const {
        return std::span(all).subspan(firstRun(design), runCount(design));
    }
    const Spread& spread(std::size_t design, std::size_t measure = 0) const {
        return spreads[design * sweep.measures.size() + measure];
    }
    /// Number of doubtful runs of one design, or of all.
    std::size_t doubtfulRuns(std::size_t design) const;
    std::size_t doubtfulRuns() const;
    /// Number of runs of a design that ended in each of System::endings.
    std::vector<std::size_t> endingsOf(std::size_t design) const;
    /// Whether a run, given by index, does not decide success.
    bool isUndecided(std::size_t run) const {
        return !endings.empty() && !system->endings[endings[run]].decided;
    }
    /// Number of runs, of one design or of all, that do not decide success because they reached the time
    /// limit or were aborted.
    std::size_t undecidedRuns(std::size_t design) const;
    std::size_t undecidedRuns() const;
    /// The index of the design at `places`, which has an index for each axis. In a shard, the design must
    /// belong to it.
    std::size_t designAt(std::span<const std::size_t> places) const;
    /// The indices along the axes of a design, one for each axis.
    std::vector<std::size_t> placesOf(std::size_t design) const;
    /// The swept and the linked inputs of a design by id, including table cells. Used to load the design into
    /// an experiment. A linked input that depends on `over` is computed from the experiment's value of
    /// `over`.
    Values valuesOf(std::size_t design) const;
};

/// Results of one study: one, or one for each value of a compared choice.
using SweepResults = std::vector<std::shared_ptr<const SweepResult>>;

struct SweepOptions {
    unsigned threads = 0; ///< 0: all cores
    Shard shard = {};
};

/// Maximum number of runs of a shard, so that the results fit into memory: 50 million runs take 0.4 GB for
/// each measure. A larger study must be divided into shards.
inline constexpr std::size_t maxRuns = 50'000'000;
/// Maximum number of runs in all shards. They are counted in doubles, which are exact up to 9·10¹⁵.
inline constexpr double maxRunsInAll = 1e15;

/// The errors of a sweep, at most one per input: inputs swept twice, unknown measures, values out of range,
/// designs with incompatible inputs, errors in ties, too many runs per shard. System::check is called at the
/// corners of the grid and at every value of each axis. Problem::parameter is an input's id or "measures".
std::vector<Problem> problems(const System& system, const Sweep& sweep, std::size_t shards = 1);

/// Solves a valid sweep on several threads. The results have the same bytes for any number of threads.
/// Returns null when cancelled; reacts to a stop request within 50 ms. Exceptions of the system are passed
/// on. @throws std::runtime_error if a linked input is out of range
std::shared_ptr<const SweepResult> solveSweep(std::shared_ptr<const System> system, const Sweep& sweep,
                                              const SweepOptions& options, std::stop_token stop,
                                              const Progress& progress);

} // namespace talweg
