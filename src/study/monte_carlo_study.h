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

/// Runs with inputs drawn at random. Run i depends on the seed and i alone: more runs leave the first ones as
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
};

} // namespace talweg
