#pragma once

#include "study/distribution.h"
#include "study/statistics.h"
#include "study/tie.h"

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>

namespace talweg {

/// Every combination of some inputs' values: the designs. Each design is run at all values of one more
/// input, over which it is judged.
struct Sweep {
    Values base;                       ///< complete; the inputs that are not swept
    std::vector<Axis> axes;            ///< of the designs; the last varies fastest
    Axis over;                         ///< what a design is aggregated over
    std::vector<std::string> measures; ///< ids of System::studyMeasures; at least one
    /// How likely the values of `over` are; nothing: a study says no probability.
    std::optional<Distribution> likely = {};
    std::vector<Tie> ties = {}; ///< inputs that follow from others, swept ones among them
    /// Ids of inputs that follow others in a way that is not told here: `base` has no values of them that
    /// count. Of sweeps as they are shown in other units.
    std::vector<std::string> following = {};
    /// How many of the axes, the last ones, are of inputs that are not known. A design is then a combination
    /// of the others; each combination of all is solved and judged as one without unknown inputs, and
    /// unknown.h sums up those of one design.
    std::size_t unknown = 0;
};

/// Shard `index` of `count` computes the designs, or random runs, index, index + count, …
struct Shard {
    std::size_t index = 0, count = 1;

    /// The number in the whole of what is number `own` here.
    std::size_t number(std::size_t own) const { return index + own * count; }
};
/// How many of a whole are in a shard.
inline std::size_t sizeOf(const Shard& shard, std::size_t whole) {
    return shard.index < whole ? (whole - shard.index + shard.count - 1) / shard.count : 0;
}

/// What came out: aggregates and every run. A value that never changes, shared between threads.
struct SweepResult {
    std::shared_ptr<const System> system;
    Sweep sweep;
    Shard shard;                        ///< which of the designs are here; usually all
    std::size_t designs = 0;            ///< here: product of the axes' lengths, or the shard's share
    std::size_t runsPerDesign = 0;      ///< length of `over`; of random ones the most
    std::vector<double> percentage;     ///< per design: of runs that succeeded
    std::vector<double> probability;    ///< per design, %: by Sweep::likely; empty without
    std::vector<Spread> spreads;        ///< design-major: design · measures + measure
    std::vector<std::uint8_t> success;  ///< run-major: firstRun(design) + place on `over`
    std::vector<std::uint8_t> doubtful; ///< run-major: 1 where a run is not vouched for
    std::vector<std::uint8_t> endings;  ///< run-major: places in System::endings; empty where it lists none
    std::vector<std::vector<double>> values; ///< per measure, run-major
    double seconds = 0;                      ///< how long it took

    bool isRandom = false; ///< its runs are random ones, not the values of `over` one after the other
    /// Where designs have unequal numbers of random runs, per design the place after its last run. Otherwise
    /// empty: each has `runsPerDesign`.
    std::vector<std::size_t> ends = {};

    /// The place of a design's first run.
    std::size_t firstRun(std::size_t design) const {
        return ends.empty() ? design * runsPerDesign : design == 0 ? 0 : ends[design - 1];
    }
    std::size_t runCount(std::size_t design) const {
        return ends.empty() ? runsPerDesign : ends[design] - firstRun(design);
    }
    /// The part of a design of what there is for each run.
    template <class Number>
    std::span<const Number> of(const std::vector<Number>& all, std::size_t design) const {
        return std::span(all).subspan(firstRun(design), runCount(design));
    }
    const Spread& spread(std::size_t design, std::size_t measure = 0) const {
        return spreads[design * sweep.measures.size() + measure];
    }
    /// How many runs are not vouched for: of one design, of all.
    std::size_t doubtfulRuns(std::size_t design) const;
    std::size_t doubtfulRuns() const;
    /// How many runs of a design ended in each of System::endings.
    std::vector<std::size_t> endingsOf(std::size_t design) const;
    /// Whether a run, by its place, says nothing of success.
    bool isUndecided(std::size_t run) const {
        return !endings.empty() && !system->endings[endings[run]].decided;
    }
    /// How many runs say nothing of success, since their time was over or they were aborted: of one design,
    /// of all.
    std::size_t undecidedRuns(std::size_t design) const;
    std::size_t undecidedRuns() const;
    /// The design at places along the axes (one index per axis). Of a shard: it must be here.
    std::size_t designAt(std::span<const std::size_t> places) const;
    /// Places along the axes (one index per axis) of a design.
    std::vector<std::size_t> placesOf(std::size_t design) const;
    /// The swept inputs of a design by id, cells of tables by theirs, and those tied to them, to load it into
    /// an experiment. What is tied to the input that designs are evaluated over is of that of the experiment.
    Values valuesOf(std::size_t design) const;
};

/// Results of one study, such as one for each compared value.
using SweepResults = std::vector<std::shared_ptr<const SweepResult>>;

struct SweepOptions {
    unsigned threads = 0; ///< 0: as many as the machine has
    Shard shard = {};
};

/// Refuses more runs at once, so that their results fit into memory: 50 million are 0.4 GB for each measure.
/// A larger study has to be divided into shards.
inline constexpr std::size_t maxRuns = 50'000'000;
/// Refuses more runs however they are divided, since they are counted in numbers that are whole up to 9·10¹⁵.
inline constexpr double maxRunsInAll = 1e15;

/// What is wrong with a sweep: inputs swept twice, unknown measures, values out of range, designs whose
/// inputs do not go together (System::check, at the corners of the grid and at every value of each axis),
/// ties, too many runs in each of so many shards. At most one problem for each input; Problem::parameter is
/// "measures" for the measures.
std::vector<Problem> problems(const System& system, const Sweep& sweep, std::size_t shards = 1);

/// Solves a valid sweep on several threads; the same bytes whatever their number. Null when cancelled: a
/// sweep that was cancelled has no result. Notices a request to stop within 50 ms. What a system throws
/// comes out here, and std::runtime_error where a tied input is out of its range.
std::shared_ptr<const SweepResult> solveSweep(std::shared_ptr<const System> system, const Sweep& sweep,
                                              const SweepOptions& options, std::stop_token stop,
                                              const Progress& progress);

} // namespace talweg
