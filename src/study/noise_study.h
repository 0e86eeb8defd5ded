#pragma once

#include "study/correlation.h"
#include "study/requirement.h"
#include "study/sweep.h"

namespace talweg {

/// An input that varies from run to run.
struct Uncertain {
    std::string parameter; ///< id
    /// One distribution; for a swept input one for each value of its axis.
    std::vector<Distribution> of;
    /// Values outside are never sampled.
    std::optional<Interval> between = {};
};

/// A grid of designs, each evaluated by a Monte-Carlo study of its uncertain inputs. Run i of every design
/// uses the same random numbers (common random numbers), so that differences between designs are not due to
/// chance. A sample depends only on the seed, the run and the id of the input.
///
/// The input that designs are evaluated over is sampled, too: from its distribution, or with equal
/// probability from its values. Results of a design are therefore means over this input and the uncertain
/// ones. Run i of N samples the i-th of N equally likely parts of its distribution, so that every sample
/// covers all of it. If the inputs of a run are incompatible, the run is resampled; this input is then
/// sampled from its whole distribution.
struct NoiseStudy {
    Sweep sweep;                   ///< designs, ties and measures; `over.values` and `likely` are not used
    std::vector<Uncertain> inputs; ///< including `sweep.over`; the other swept inputs among them vary about
                                   ///< the value of the design
    std::vector<Correlation> correlations = {}; ///< between `inputs`
    std::size_t runs = usualRuns; ///< of each design, at least 2; the maximum if `untilDecided` is set
    std::uint64_t seed = 1;
    double confidence = 0.95; ///< of the intervals; between 0 and 1
    /// A design gets no more runs after the round in which a confidence sequence decides this requirement,
    /// which may use only proportions and quantiles. Each round is stratified by itself over the input that
    /// designs are evaluated over, so that the sample is even after any round.
    std::optional<Requirement> untilDecided = {};
    std::size_t studies = 1; ///< number of studies that are decided together, including this one

    /// Enough to distinguish 95 % from 90 % and from 99 %; takes about a second for a thousand designs.
    static constexpr std::size_t usualRuns = 200;
};

/// Runs of a design, by number: from `first`, up to but excluding `last`.
struct RunRange {
    std::size_t first = 0, last = 0;
};
/// The round that a run belongs to. Without `untilDecided`, all runs form one round. With it, a round has 64
/// runs, and from run 512 on an eighth to a quarter of the number of runs before it.
RunRange roundOf(const NoiseStudy& study, std::size_t run);

/// Number of designs.
std::size_t designsOf(const NoiseStudy& study);

/// The study of the single design at `places` along the axes, with another seed.
NoiseStudy onlyDesign(const NoiseStudy& study, const std::vector<std::size_t>& places, std::uint64_t seed);

/// The errors of a study: those of a sweep and of a Monte-Carlo study. Problem::parameter is "noise" for the
/// number of runs.
std::vector<Problem> problems(const System& system, const NoiseStudy& study);

} // namespace talweg
