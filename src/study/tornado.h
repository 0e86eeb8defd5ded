#pragma once

#include "study/monte_carlo_study.h"
#include "study/statistics.h"

#include <optional>
#include <stop_token>

namespace talweg {

/// What an output comes to where one input is low and high, all others being as in the experiment.
struct TornadoBar {
    std::string input;            ///< id
    double low = 0, high = 0;     ///< of the input
    double atLow = 0, atHigh = 0; ///< of the output; not a number where the run has none
    /// Least and greatest of the output at evenly spread probabilities from low to high, runs without a
    /// number aside: a response that rises and falls may have both ends alike.
    Interval range;
    double span() const { return range.high - range.low; }
    /// Whether the range exceeds both ends by more than roundings.
    bool isBent() const;
};

struct Tornado {
    double present = 0;           ///< the output of the experiment itself
    std::vector<TornadoBar> bars; ///< the widest range first; those without a number last
};

/// How likely the low and the high value of an input is not exceeded.
inline constexpr double tornadoLow = 0.05, tornadoHigh = 0.95;

/// How many values of an input its range is of, both ends among them.
inline constexpr int tornadoValues = 9;

/// Of a measure of a valid study, for each of its inputs from its 5 to its 95 % quantile; tied inputs follow.
/// A run whose inputs do not go together has no number. Nothing when cancelled.
std::optional<Tornado> tornadoOf(const System& system, const MonteCarlo& study, const std::string& measure,
                                 const std::stop_token& stop);

} // namespace talweg
