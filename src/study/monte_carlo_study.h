#pragma once

#include "study/correlation.h"
#include "study/distribution.h"
#include "study/statistics.h"
#include "study/tie.h"

namespace talweg {

/// Known bounds of all values of a measure.
struct MeasureBounds {
    std::string measure; ///< id
    Interval bounds;
};

/// Sampling method of uncertain inputs.
enum class Sampling {
    independent, ///< independent runs
    /// Evenly spread runs: points of a Sobol' sequence, which is repeated with sobolShifts different random
    /// shifts. The scatter between the shifts gives the confidence intervals. If the input that designs are
    /// evaluated over (System::studyOver) is sampled, each point stands for several runs. These runs share
    /// all other inputs, and each takes that input from a different stratum: one of several equally likely
    /// parts of its distribution. There are up to MonteCarlo::maxStrata strata, as long as each shift keeps
    /// at least MonteCarlo::minPoints points. Run i then also depends on the number of runs.
    sobol
};

/// Runs with sampled inputs. Run i depends only on the seed and i: more runs leave the first ones unchanged.
/// Samples of an input depend on its id and not on its position among the others.
struct MonteCarlo {
    Values base;                       ///< complete; applies to inputs that are not sampled
    std::vector<Distribution> inputs;  ///< at least one; independent except for `correlations`
    std::vector<std::string> measures; ///< ids of System::studyMeasures; at least one
    std::size_t runs = 1000;           ///< at least 2
    std::uint64_t seed = 1;
    double confidence = 0.95; ///< of the intervals; between 0 and 1
    std::vector<Tie> ties = {};
    std::vector<Correlation> correlations = {};
    std::vector<MeasureBounds> bounds = {}; ///< bounds of measures, if known
    Sampling sampling = Sampling::independent;

    /// A multiple of the lanes of a processor's registers, so that runs on the same ground are solved side by
    /// side. If too large, few points remain.
    static constexpr std::size_t maxStrata = 16;
    /// With fewer points, results for inputs other than the stratified one are inaccurate.
    static constexpr std::size_t minPoints = 128;
    /// With fewer inputs, the estimates of all shifts may be equal although wrong, so that intervals from
    /// their scatter are too narrow.
    static constexpr std::size_t minSobolInputs = 3;
    /// Limits the table of points of a sequence.
    static constexpr std::size_t maxSobolInputs = 100;
};

/// Number of runs of a study: with Sobol' points the next power of two, at least sobolShifts.
std::size_t runsOf(const MonteCarlo& study);
/// Number of runs per point.
std::size_t strataOf(const System& system, const MonteCarlo& study);

} // namespace talweg
