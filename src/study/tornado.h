#pragma once

#include "study/monte_carlo_study.h"
#include "study/statistics.h"

#include <optional>
#include <stop_token>

namespace talweg {

/// The output for a low and a high value of one input, all others as in the experiment.
struct TornadoBar {
    std::string input;            ///< id
    double low = 0, high = 0;     ///< of the input
    double atLow = 0, atHigh = 0; ///< the output; not a number if the run has none
    /// Least and greatest output at evenly spread probabilities from low to high, omitting runs without a
    /// number. For a response that rises and falls, the ends alone may hide the range.
    Interval range;
    double span() const { return range.high - range.low; }
    /// Whether the range exceeds both ends by more than rounding.
    bool isBent() const;
};

struct Tornado {
    double present = 0;           ///< output of the experiment itself
    std::vector<TornadoBar> bars; ///< the widest range first; those without a number last
};

/// Probabilities of the low and the high value of an input.
inline constexpr double tornadoLow = 0.05, tornadoHigh = 0.95;

/// Number of values of an input in its range, including both ends.
inline constexpr int tornadoValues = 9;

/// Computes the tornado of a measure of a valid study. Each sampled input is varied from its 5 % to its 95 %
/// quantile, and linked inputs follow. Runs with incompatible inputs have no number. Returns nothing when
/// cancelled.
std::optional<Tornado> tornadoOf(const System& system, const MonteCarlo& study, const std::string& measure,
                                 const std::stop_token& stop);

} // namespace talweg
