#pragma once

#include "study/correlation.h"
#include "study/distribution.h"
#include "study/statistics.h"
#include "study/tie.h"

namespace talweg {

/// Between which all values of a measure are known to be.
struct MeasureBounds {
    std::string measure; ///< id
    Interval bounds;
};

/// How the inputs of runs are spread over their distributions.
enum class Sampling {
    independent, ///< each run by itself
    /// Evenly: points of a Sobol' sequence shifted at random, sobolShifts times over with other shifts, whose
    /// scatter says how sure the results are. Where the input is drawn that designs are evaluated over
    /// (System::studyOver), a point stands for several runs that share all other inputs, one in each of as
    /// many equally likely parts of that input's distribution: up to MonteCarlo::maxStrata where that leaves
    /// at least MonteCarlo::minPoints for each shift. Run i depends on the number of runs as well.
    sobol
};

/// Runs with inputs sampled. Run i depends on the seed and i alone: more runs leave the first ones as
/// they are. What is drawn for an input depends on its id and not on its place among the others.
struct MonteCarlo {
    Values base;                       ///< complete; the inputs that are certain
    std::vector<Distribution> inputs;  ///< at least one; independent of each other but for `correlations`
    std::vector<std::string> measures; ///< ids of System::studyMeasures; at least one
    std::size_t runs = 1000;           ///< at least 2
    std::uint64_t seed = 1;
    double confidence = 0.95; ///< of the intervals; between 0 and 1
    std::vector<Tie> ties = {};
    std::vector<Correlation> correlations = {};
    std::vector<MeasureBounds> bounds = {}; ///< of measures, where they are known
    Sampling sampling = Sampling::independent;

    /// As many runs as the lanes of a processor's registers hold, twice over or more, so that runs that share
    /// their ground are solved side by side; more leave fewer points.
    static constexpr std::size_t maxStrata = 16;
    /// Fewer points say too little of inputs other than the stratified one.
    static constexpr std::size_t minPoints = 128;
    /// Of fewer inputs the shifts' estimates are so even that they may all be the same, which is not the
    /// truth: intervals from their scatter then hold too seldom.
    static constexpr std::size_t minSobolInputs = 3;
    /// Bounds the table of a sequence's points.
    static constexpr std::size_t maxSobolInputs = 100;
};

/// How many runs a study has: of Sobol' points the next power of two, which is at least sobolShifts.
std::size_t runsOf(const MonteCarlo& study);
/// How many runs a point stands for.
std::size_t strataOf(const System& system, const MonteCarlo& study);

} // namespace talweg
