#pragma once

#include "study/correlation.h"
#include "study/distribution.h"
#include "study/statistics.h"
#include "study/tie.h"

namespace talweg {

/// Known bounds that contain all values of a measure.
struct MeasureBounds {
    std::string measure; ///< id
    Interval bounds;
};

/// How uncertain inputs are sampled.
enum class Sampling {
    independent, ///< independent runs
    /// Evenly spread runs at the points of a Sobol' sequence. The sequence is repeated with sobolShifts
    /// different random shifts, and the scatter between the shifts gives the confidence intervals. If the
    /// input that designs are evaluated over (System::studyOver) is sampled, each point has several runs.
    /// They share all other inputs, but take that input from different strata: equally likely parts of its
    /// distribution. There are up to MonteCarlo::maxStrata strata, but each shift keeps at least
    /// MonteCarlo::minPoints points. Run i then also depends on the number of runs.
    sobol
};

/// A study whose runs differ in sampled inputs. Run i depends only on the seed and i, so that more runs leave
/// the first ones unchanged. Samples of an input depend on its id and not on its position in `inputs`.
struct MonteCarlo {
    Values base;                       ///< all inputs of the experiment; used for inputs that are not sampled
    std::vector<Distribution> inputs;  ///< at least one; independent except for `correlations`
    std::vector<std::string> measures; ///< ids of System::studyMeasures; at least one
    std::size_t runs = 1000;           ///< at least 2
    std::uint64_t seed = 1;
    double confidence = 0.95; ///< of the intervals; between 0 and 1
    std::vector<Tie> ties = {};
    std::vector<Correlation> correlations = {};
    std::vector<MeasureBounds> bounds = {}; ///< bounds of measures, if known
    Sampling sampling = Sampling::independent;

    /// A multiple of the width of SIMD registers, because runs on the same ground are solved side by side. If
    /// too large, few points remain.
    static constexpr std::size_t maxStrata = 16;
    /// With fewer points, results for inputs other than the stratified one are inaccurate.
    static constexpr std::size_t minPoints = 128;
    /// With fewer inputs, all shifts may give the same wrong estimate. Intervals from their scatter would
    /// then be too narrow.
    static constexpr std::size_t minSobolInputs = 3;
    /// Limits the memory for the points of a sequence.
    static constexpr std::size_t maxSobolInputs = 100;
};

/// Number of runs that are solved. With Sobol' points it is the next power of two, at least sobolShifts.
std::size_t runsOf(const MonteCarlo& study);
/// Number of runs at each Sobol' point.
std::size_t strataOf(const System& system, const MonteCarlo& study);

} // namespace talweg
