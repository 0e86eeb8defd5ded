#pragma once

#include "study/correlation.h"
#include "study/requirement.h"
#include "study/sweep.h"

namespace talweg {

/// An input that varies from run to run.
struct Uncertain {
    std::string parameter; ///< id
    /// Its distribution; for a swept input, one for each value of its axis.
    std::vector<Distribution> of;
    /// Samples are restricted to this interval.
    std::optional<Interval> between = {};
};

/// A grid of designs, each evaluated by a Monte-Carlo study of its uncertain inputs. Run i of every design
/// uses the same random numbers (common random numbers). This removes most of the random part of the
/// differences between designs. A sample depends only on the seed, the number of the run and the id of the
/// input.
///
/// The input over which designs are evaluated is sampled, too: from its distribution, or from its values with
/// equal probability. Results of a design are therefore means over this input and the uncertain ones. This
/// input is stratified: run i of N samples the i-th of N equally likely parts of its distribution, so that
/// the runs cover all of it. If the inputs of a run are incompatible, the run is sampled again; this input is
/// then sampled from its whole distribution.
struct NoiseStudy {
    Sweep sweep;                   ///< designs, ties and measures; `over.values` and `likely` are not used
    std::vector<Uncertain> inputs; ///< include `sweep.over`; the distribution of another swept input is
                                   ///< relative to its value in the design
    std::vector<Correlation> correlations = {}; ///< between inputs in `inputs`
    /// Number of runs of each design, at least 2; the maximum if `untilDecided` is set.
    std::size_t runs = usualRuns;
    std::uint64_t seed = 1;
    double confidence = 0.95; ///< of the intervals; between 0 and 1
    /// If set, a design gets no more runs once a confidence sequence decides this requirement, which may use
    /// only proportions and quantiles. Runs are added in rounds. Each round is stratified by itself over the
    /// input that designs are evaluated over, so that the sample is even after any round.
    std::optional<Requirement> untilDecided = {};
    /// Number of studies, including this one, whose verdicts hold together with `confidence`.
    std::size_t studies = 1;

    /// Enough to distinguish 95 % from 90 % and from 99 %. Takes about a second for a thousand designs.
    static constexpr std::size_t usualRuns = 200;
};

/// Numbers of runs of a design: from `first` to `last`, excluding `last`.
struct RunRange {
    std::size_t first = 0, last = 0;
};
/// The round that contains a run number. Without `untilDecided`, there is one round with all runs. With it,
/// rounds have 64 runs; from run 512 on, they have an eighth to a quarter of the number of runs before them.
RunRange roundOf(const NoiseStudy& study, std::size_t run);

/// Number of designs.
std::size_t designsOf(const NoiseStudy& study);

/// A study of only the design at the indices `places` along the axes, with another seed.
NoiseStudy onlyDesign(const NoiseStudy& study, const std::vector<std::size_t>& places, std::uint64_t seed);

/// The errors of a study, as for a sweep and a Monte-Carlo study. Problem::parameter is "noise" for the
/// number of runs.
std::vector<Problem> problems(const System& system, const NoiseStudy& study);

} // namespace talweg
