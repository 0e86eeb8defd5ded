#pragma once

#include "study/noise.h"

namespace talweg {

/// A swept input of which less is better, or more.
struct DesignGoal {
    std::size_t axis = 0; ///< which of the sweep's
    bool isMore = false;  ///< more is better
};

/// More designs are refused: each is compared with all others.
inline constexpr std::size_t maxParetoDesigns = 20'000;

/// The designs than which no other is better (Pareto's): 1 where that is so. Better is a greater probability
/// of success, where the system knows it, a greater 5 % quantile of decidingMeasure, where it is measured,
/// and swept inputs as the goals say. One design is better than another where it is as good in all of these
/// and better in one. Of what is known from random runs it is better by two standard errors of the
/// difference, run by run, or more, and as good where all runs are alike; anything between is a tie, and both
/// are kept.
/// Nothing when cancelled.
std::vector<std::uint8_t> paretoDesigns(const NoiseResult& result, const std::vector<DesignGoal>& goals,
                                        const std::stop_token& stop = {}, unsigned threads = 0);

/// The same of designs without random runs, which are judged over even values: better is a greater percentage
/// and swept inputs as the goals say, compared as they are. The result is no shard.
std::vector<std::uint8_t> paretoDesigns(const SweepResult& result, const std::vector<DesignGoal>& goals);

/// Which designs no other beats, and in what.
struct ParetoFront {
    std::vector<DesignGoal> goals;
    std::vector<std::uint8_t> kept; ///< as paretoDesigns
};

/// Two standard errors of the difference of a quantile between two samples of the same runs, by Bahadur's
/// linear form of it; the density at a quantile from the distance of the order statistics one standard error
/// of the rank to either side (Woodruff 1952).
double quantileTolerance(std::span<const double> first, std::span<const double> second, double share);

} // namespace talweg
