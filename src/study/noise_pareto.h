#pragma once

#include "study/noise.h"

namespace talweg {

/// A swept input to be minimised or maximised.
struct DesignGoal {
    std::size_t axis = 0; ///< index among the axes of the sweep
    bool isMore = false;  ///< to be maximised
};

/// Larger numbers of designs are rejected, because each design is compared with all others.
inline constexpr std::size_t maxParetoDesigns = 20'000;

/// The position of a design in the Pareto order.
enum class Standing : std::uint8_t {
    dominated,
    undecided, ///< dominated according to the estimates, but by less than two standard errors
    optimal    ///< on the Pareto front of the estimates
};

/// The standing of each design. The objectives are the probability of success, if the system has one, the 5 %
/// quantile of decidingMeasure, if it is measured, and the goals. A design dominates another if it is not
/// worse in any objective and better in one. A paired difference of at least two standard errors shows that a
/// design is better in an objective, and so not worse. A design is also shown to be not worse if it is not
/// worse in any single run. If designs have different numbers of runs, their common runs are compared. Empty
/// if cancelled.
std::vector<Standing> paretoDesigns(const NoiseResult& result, const std::vector<DesignGoal>& goals,
                                    const std::stop_token& stop = {}, unsigned threads = 0);

/// The standing of each design without random runs. The objectives are the percentage of success and the
/// goals; no design is undecided. The result must not be a shard.
std::vector<Standing> paretoDesigns(const SweepResult& result, const std::vector<DesignGoal>& goals);

/// The standings of all designs, and the goals by which they are compared.
struct ParetoFront {
    std::vector<DesignGoal> goals;
    std::vector<Standing> standings; ///< by design
};

/// Two standard errors of the difference between the quantiles of two paired samples, by Bahadur's linear
/// representation. The density at a quantile is estimated from the distance between the order statistics that
/// lie one standard error of the rank to either side (Woodruff 1952).
double quantileTolerance(std::span<const double> first, std::span<const double> second, double share);

} // namespace talweg
