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
    /// Evenly: points of a Sobol' sequence shifted at random, sobolShifts times over with other shifts, whose
    /// scatter says how sure the results are. Where the input is drawn that designs are evaluated over
    /// (System::studyOver), a point stands for several runs that share all other inputs, one in each of as
    /// many equally likely parts of that input's distribution: up to MonteCarlo::maxStrata where that leaves
    /// at least MonteCarlo::minPoints for each shift. Run i depends on the number of runs as well.
    sobol
};

/// Runs with sampled inputs. Run i depends only on the seed and i: more runs leave the first ones unchanged.
/// Samples of an input depend on its id and not on its position among the others.
struct MonteCarlo {
    Values base;                       ///< complete; the inputs that are certain
    std::vector<Distribution> inputs;  ///< at least one; independent of each other but for `correlations`
    std::vector<std::string> measures; ///< ids of System::studyMeasures; at least one
    std::size_t runs = 1000;           ///< at least 2
    std::uint64_t seed = 1;
    double confidence = 0.95; ///< of the intervals; between 0 and 1
    std::vector<Tie> ties = {};
    std::vector<Correlation> correlations = {};
    std::vector<MeasureBounds> bounds = {}; ///< of measures, if known
    Sampling sampling = Sampling::independent;

    /// A multiple of the lanes of a processor's registers, so that runs on the same ground are solved side by
    /// side; if larger, there are fewer points.
    static constexpr std::size_t maxStrata = 16;
    /// With fewer points, results for inputs other than the stratified one are inaccurate.
    static constexpr std::size_t minPoints = 128;
    /// With fewer inputs the estimates of the shifts can be so even that they are all equal, although wrong:
    /// intervals from their scatter then hold too rarely.
    static constexpr std::size_t minSobolInputs = 3;
    /// Limits the table of points of a sequence.
    static constexpr std::size_t maxSobolInputs = 100;
};

/// Number of runs of a study: with Sobol' points the next power of two, at least sobolShifts.
std::size_t runsOf(const MonteCarlo& study);
/// Number of runs per point.
std::size_t strataOf(const System& system, const MonteCarlo& study);

} // namespace talweg
