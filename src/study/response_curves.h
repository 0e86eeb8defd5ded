#pragma once

#include "study/monte_carlo.h"

namespace talweg {

/// A point of a response curve, from the runs whose input lies between two values: the frequency of success,
/// or the mean of a measure.
struct ResponsePoint {
    double from = 0, to = 0; ///< least and greatest value of the input among these runs
    std::size_t runs = 0;
    double mean = 0; ///< %, or in the measure's unit
    /// Interval of this mean alone, with the confidence of the study. Undecided runs count as successes only
    /// at the upper end.
    Interval interval;
};

/// The response of an output to one input: its conditional mean, with the other inputs sampled.
struct ResponseCurve {
    std::string output, input;         ///< ids
    std::vector<ResponsePoint> points; ///< by increasing input, with about equally many runs each
    /// A lower bound of the first-order index, the share of the output's variance that this input alone
    /// explains: ε² of an analysis of variance over the points (Kelley 1935, An unbiased correlation ratio
    /// measure). Variation within a point is not included. The estimate for the variation between points is
    /// unbiased, so it may be below 0. NaN if the output is constant.
    double firstOrder = 0;
};

/// The interaction of two inputs in an output, beyond their first-order shares.
struct Interaction {
    std::string output, first, second; ///< ids; the two inputs with the largest first-order indices
    /// A lower bound of the second-order index of independent inputs: the interaction of the output averaged
    /// over cells of up to 8 × 8 parts, fewer for fewer runs.
    double share = 0;
};

struct Responses {
    std::vector<ResponseCurve> curves;     ///< output by output, in the order of the sampled inputs
    std::vector<Interaction> interactions; ///< one for each output; none for a single input
};

/// The responses of success, if the system defines it, and of each measure to the sampled inputs. They follow
/// from the runs of an undivided study, without additional runs. Runs without a value of a measure are
/// omitted from its curves. Curves of correlated inputs include the effect of the inputs correlated with
/// them.
Responses responsesOf(const MonteCarloResult& result);

/// CSV, one row per point: `output`, `input`, `from`, `to`, `runs`, `mean`, `low`, `high`, `first_order` of
/// the whole curve; then one row per interaction, with both inputs as "first*second" and its share as
/// `first_order`.
std::string responseTable(const Responses& responses);

} // namespace talweg
