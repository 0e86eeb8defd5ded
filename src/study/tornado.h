#pragma once

#include "study/monte_carlo_study.h"
#include "study/statistics.h"

#include <optional>
#include <stop_token>

namespace talweg {

/// The output for a low and a high value of one input; all other inputs have the values of the experiment.
struct TornadoBar {
    std::string input;            ///< id
    double low = 0, high = 0;     ///< values of the input
    double atLow = 0, atHigh = 0; ///< output at these values; NaN if the run has no output
    /// Least and greatest output at evenly spread probabilities between low and high. Runs without an output
    /// are omitted. If the response rises and falls, the outputs at the ends alone may hide the range.
    Interval range;
    double span() const { return range.high - range.low; }
    /// Whether the range extends beyond the outputs at both ends by more than rounding.
    bool isBent() const;
};

struct Tornado {
    double present = 0;           ///< output of the run of the experiment itself
    std::vector<TornadoBar> bars; ///< widest range first; bars without an output last
};

/// Probabilities of the low and the high value of an input in its distribution.
inline constexpr double tornadoLow = 0.05, tornadoHigh = 0.95;

/// Number of values between low and high, including both.
inline constexpr int tornadoValues = 9;

/// Computes the tornado of a measure of a valid study. Each sampled input is varied from its 5 % to its 95 %
/// quantile, and the inputs linked to it change with it. Runs with incompatible inputs have no output.
/// Returns nothing when cancelled.
std::optional<Tornado> tornadoOf(const System& system, const MonteCarlo& study, const std::string& measure,
                                 const std::stop_token& stop);

} // namespace talweg
