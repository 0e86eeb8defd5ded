#pragma once

#include "study/monte_carlo.h"

namespace talweg {

/// The runs whose input lies between two values: how often they succeed, or the mean of a measure.
struct ResponsePoint {
    double from = 0, to = 0; ///< the least and the greatest of the input among these runs
    std::size_t runs = 0;
    double mean = 0;   ///< %, or in the measure's unit
    Interval interval; ///< of the mean, for itself, with the study's confidence
};

/// How an output goes with one input, the others being drawn as they are: its conditional mean.
struct ResponseCurve {
    std::string output, input;         ///< ids
    std::vector<ResponsePoint> points; ///< by increasing input, of about equally many runs each
    /// The first-order index: the share of the output's variance that this input alone explains. From the
    /// same runs, as ε² of an analysis of variance over the points (Kelley 1935, An unbiased correlation
    /// ratio measure), which is not greater by chance on the average; it may come out below 0. Not a number
    /// where the output does not vary.
    double firstOrder = 0;
};

/// How two inputs act together on an output beyond what each does alone.
struct Interaction {
    std::string output, first, second; ///< ids; the two of the greatest first-order indices
    double share = 0;                  ///< of the output's variance
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
