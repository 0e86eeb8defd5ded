#pragma once

#include "study/run_paths.h"

#include <array>
#include <span>

namespace talweg {

/// The spread of random runs: quantiles of a quantity. At each place, they are taken over the runs that reach
/// it, at their first passage; at each time, over the runs that are still moving or have come to rest.
struct PathFan {
    static constexpr std::array<double, 5> shares{0.05, 0.25, 0.5, 0.75, 0.95};

    PathOf of;
    Quantity x, y;
    std::vector<Quantity> columns; ///< columns of the runs, for `y`
    std::optional<Quantity> place; ///< place of the first body of the scene, for `x`, if there is one
    bool isScene = false; ///< whether the height of that body is drawn against its place, over the ground

    std::size_t runs = 0;   ///< number of runs with paths
    std::vector<double> at; ///< places or times, increasing; empty if too few runs reach any
    /// The quantiles given by `shares` at each of `at`; NaN if fewer runs than `fewest` reach it.
    std::array<std::vector<double>, 5> quantiles;
    std::vector<std::size_t> there; ///< number of runs with a value at each of `at`
    std::vector<double> own;        ///< values of the experiment without sampling; NaN where its run has none
    std::vector<RunPath> singles;   ///< paths of the first runs
    RunPath nominal;                ///< path of the experiment without sampling
    std::shared_ptr<const Run> nominalRun;

    /// With fewer runs the outer quantiles would be single runs.
    static constexpr std::size_t fewest = 20;
    /// Largest number of single paths that can be distinguished.
    static constexpr std::size_t mostSingles = 50;
};

/// Values of a path at increasing places or times. At a place, the value is that of the first passage. NaN if
/// the path does not reach the place or time, or has no value there.
std::vector<double> firstPassing(const RunPath& path, const std::vector<double>& at, bool overTime);

/// Computes the fan of the solved paths, or of at most `most` of them.
PathFan fanOf(const RunPaths& paths, std::size_t most = maxPaths);

} // namespace talweg
