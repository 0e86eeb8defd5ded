#pragma once

#include "study/noise.h"

namespace talweg {

/// A swept input that is to be minimised or maximised.
struct DesignGoal {
    std::size_t axis = 0; ///< index among the axes of the sweep
    bool isMore = false;  ///< whether to maximise it
};

/// Maximum number of designs. Larger numbers are rejected, because each design is compared with all others.
inline constexpr std::size_t maxParetoDesigns = 20'000;

/// The position of a design in the Pareto order.
enum class Standing : std::uint8_t {
    dominated,
    undecided, ///< dominated according to the estimates, but the difference is less than two standard errors
    optimal    ///< on the Pareto front of the estimates
};

/// The standing of each design. The objectives are the probability of success (if the system defines
/// success), the 5 % quantile of decidingMeasure (if the study has this measure), and the goals. A design
/// dominates another if it is not worse in any objective and better in one.
///
/// Differences are tested on the common runs of two designs. A paired difference of at least two standard
/// errors shows that a design is better in an objective, and therefore not worse. A design that is not worse
/// in any single run is also shown to be not worse. Empty when cancelled.
std::vector<Standing> paretoDesigns(const NoiseResult& result, const std::vector<DesignGoal>& goals,
                                    const std::stop_token& stop = {}, unsigned threads = 0);

/// The standing of each design of a study without random runs. The objectives are the percentage of success
/// and the goals. No design is undecided. The result must not be a shard.
std::vector<Standing> paretoDesigns(const SweepResult& result, const std::vector<DesignGoal>& goals);

/// The standings of all designs, and the goals by which they are compared.
struct ParetoFront {
    std::vector<DesignGoal> goals;
    std::vector<Standing> standings; ///< by design
};

/// Two standard errors of the difference between the quantiles of two paired samples; `share` is the
/// probability of the quantile, from 0 to 1. By Bahadur's linear representation. The density at a quantile is
/// estimated from the distance between the order statistics one standard error of the rank below and above it
/// (Woodruff 1952).
double quantileTolerance(std::span<const double> first, std::span<const double> second, double share);

} // namespace talweg
