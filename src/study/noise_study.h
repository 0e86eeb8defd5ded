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

/// Designs, each judged by runs whose uncertain inputs are sampled: a Monte-Carlo study inside a
/// grid. Run i of every design is drawn from the same random numbers, so that designs differ by what they are
/// and not by their luck. What is drawn for an input depends on the seed, the run and the input's id alone.
///
/// The input that designs are evaluated over is drawn as well, from its distribution or evenly from its
/// values: what a design comes to is its mean over both. Run i of N takes the i-th of N equally likely parts
/// of that input's distribution, so that all of it is there in every sample. Where inputs do not go together
/// the run is resampled, that input from its whole distribution.
struct NoiseStudy {
    Sweep sweep; ///< the designs, ties and measures; `over.values` and `likely` are not used
    std::vector<Uncertain> inputs; ///< `sweep.over` among them; others that are swept vary about the design's
    std::vector<Correlation> correlations = {}; ///< between `inputs`
    std::size_t runs = usualRuns;               ///< of each design, at least 2; the most with `untilDecided`
    std::uint64_t seed = 1;
    double confidence = 0.95; ///< of the intervals; between 0 and 1
    /// A design has no more runs after the round in which this is decided, by a confidence sequence. It
    /// speaks of proportions and quantiles alone. Each round by itself takes its runs from equally likely
    /// parts of what designs are evaluated over, so that stopping after any of them leaves an even sample.
    std::optional<Requirement> untilDecided = {};
    std::size_t studies = 1; ///< that are decided together, this one among them

    /// Tells 95 % from 90 % and from 99 %, in a second for a thousand designs.
    static constexpr std::size_t usualRuns = 200;
};

/// Runs of a design, by number: from `first` to before `last`.
struct RunRange {
    std::size_t first = 0, last = 0;
};
/// The round of which a run is: all runs, or with `untilDecided` 64, and from the 512th on an eighth to a
/// quarter of those before.
RunRange roundOf(const NoiseStudy& study, std::size_t run);

/// Number of designs.
std::size_t designsOf(const NoiseStudy& study);

/// The study of a single design, with other random numbers.
NoiseStudy onlyDesign(const NoiseStudy& study, const std::vector<std::size_t>& places, std::uint64_t seed);

/// What is wrong with a study, as of a sweep and of a Monte-Carlo study; Problem::parameter is "noise" for
/// the number of runs.
std::vector<Problem> problems(const System& system, const NoiseStudy& study);

} // namespace talweg
