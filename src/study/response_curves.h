#pragma once

#include "study/monte_carlo.h"

namespace talweg {

/// The runs whose input lies between two values: how often they succeed, or the mean of a measure.
struct ResponsePoint {
    double from = 0, to = 0; ///< the least and the greatest of the input among these runs
    std::size_t runs = 0;
    double mean = 0; ///< %, or in the measure's unit
    /// Of the mean, for itself, with the study's confidence; undecided runs count at the upper end only.
    Interval interval;
};

/// How an output goes with one input, the others being drawn as they are: its conditional mean.
struct ResponseCurve {
    std::string output, input;         ///< ids
    std::vector<ResponsePoint> points; ///< by increasing input, of about equally many runs each
    /// A lower bound of the first-order index, the share of the output's variance that this input alone
    /// explains: ε² of an analysis of variance over the points (Kelley 1935, An unbiased correlation ratio
    /// measure). It misses what varies within a point. Unbiased as a share between points, so that it may be
    /// below 0; NaN if the output is constant.
    double firstOrder = 0;
};

/// The interaction of two inputs in an output, beyond their first-order shares.
struct Interaction {
    std::string output, first, second; ///< ids; the two of the greatest first-order indices
    /// A lower bound of the second-order index of independent inputs: the interaction of the output averaged
    /// over cells of up to 8 × 8 parts, and of fewer for fewer runs.
    double share = 0;
};

struct Responses {
    std::vector<ResponseCurve> curves;     ///< output by output, in the order of the drawn inputs
    std::vector<Interaction> interactions; ///< one for each output; none of a single input
};

/// What the runs of an undivided study say of their inputs, without more runs: for success, where the system
/// knows it, and for each measure. Inputs are the drawn ones. Runs without a number of a measure are left out
/// of its curves. Correlated inputs have in their curves what those have that go with them.
Responses responsesOf(const MonteCarloResult& result);

/// CSV, one row per point: `output`, `input`, `from`, `to`, `runs`, `mean`, `low`, `high`, `first_order` of
/// the whole curve; then one per interaction, with both inputs as "first*second" and its share as
/// `first_order`.
std::string responseTable(const Responses& responses);

} // namespace talweg
