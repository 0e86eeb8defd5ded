#pragma once

#include "study/monte_carlo.h"

namespace talweg {

/// One point of a response curve: the mean output of the runs whose input lies between two values. The mean
/// is the percentage of success, or the mean of a measure.
struct ResponsePoint {
    double from = 0, to = 0; ///< least and greatest input of these runs
    std::size_t runs = 0;
    double mean = 0; ///< %, or in the measure's unit
    /// Confidence interval of this mean alone, with the confidence of the study. Undecided runs count as
    /// failures at the lower end and as successes at the upper end.
    Interval interval;
};

/// Response of an output to one input: the conditional mean of the output, with the other inputs sampled.
struct ResponseCurve {
    std::string output, input;         ///< ids
    std::vector<ResponsePoint> points; ///< by increasing input; all points have about equally many runs
    /// A lower bound of the first-order index, which is the share of the output's variance that this input
    /// alone explains. Estimated by ε² of an analysis of variance over the points (Kelley 1935, An unbiased
    /// correlation ratio measure). Variation within a point is not included. The estimate for the variation
    /// between points is unbiased, so it may be below 0. NaN if the output is constant.
    double firstOrder = 0;
};

/// Interaction of two inputs in an output: their joint effect beyond their first-order shares.
struct Interaction {
    std::string output, first, second; ///< ids; the two inputs with the largest first-order indices
    /// A lower bound of the second-order index, if the inputs are independent. The interaction is that of the
    /// mean output in cells of the two inputs. Each input is divided into up to 8 parts, fewer if there are
    /// few runs.
    double share = 0;
};

struct Responses {
    std::vector<ResponseCurve> curves;     ///< output by output, in the order of the sampled inputs
    std::vector<Interaction> interactions; ///< one for each output; empty if there is a single input
};

/// Computes the responses of success (if the system defines it) and of each measure to the sampled inputs,
/// from the runs of an undivided study. No further runs are solved. Runs without a value of a measure are
/// omitted from the curves of that measure. The curve of an input includes the effect of inputs correlated
/// with it.
Responses responsesOf(const MonteCarloResult& result);

/// CSV, one row per point: `output`, `input`, `from`, `to`, `runs`, `mean`, `low`, `high`, and `first_order`
/// of the curve. Then one row per interaction: `input` is "first*second", and `first_order` is its share.
std::string responseTable(const Responses& responses);

} // namespace talweg
