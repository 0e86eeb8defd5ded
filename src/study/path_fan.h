#pragma once

#include "study/run_paths.h"

#include <array>
#include <span>

namespace talweg {

/// The spread of random runs: quantiles of a quantity, by place or by time. At a place, they are taken over
/// the runs that reach it, at their first passage. At a time, they are taken over the runs that are moving or
/// have come to rest.
struct PathFan {
    static constexpr std::array<double, 5> shares{0.05, 0.25, 0.5, 0.75, 0.95};

    PathOf of;
    Quantity x, y;
    std::vector<Quantity> columns; ///< columns of the runs: the possible choices of `y`
    /// Place of the scene's first body, a possible choice of `x`; nothing if the scene is empty.
    std::optional<Quantity> place;
    bool isScene = false; ///< whether the fan shows the height of that body over its place, with the ground

    std::size_t runs = 0;   ///< number of runs with paths
    std::vector<double> at; ///< places or times, increasing; empty if no place is reached by enough runs
    /// Quantiles at each of `at`, one list for each of `shares`. NaN where fewer than `fewest` runs have a
    /// value.
    std::array<std::vector<double>, 5> quantiles;
    std::vector<std::size_t> there; ///< number of runs with a value at each of `at`
    std::vector<double> own; ///< values of the run with the experiment's own inputs; NaN where it has none
    std::vector<RunPath> singles; ///< paths of the first runs
    RunPath nominal;              ///< path of the run with the experiment's own inputs
    std::shared_ptr<const Run> nominalRun;

    /// Minimum number of runs for quantiles. With fewer, the outer quantiles would be single runs.
    static constexpr std::size_t fewest = 20;
    /// Maximum number of single paths that can be distinguished in a figure.
    static constexpr std::size_t mostSingles = 50;
};

/// Values of a path at increasing places or, with `overTime`, times. At a place, the value is that of the
/// first passage. NaN where the path does not reach the place or time, or has no value.
std::vector<double> firstPassing(const RunPath& path, const std::vector<double>& at, bool overTime);

/// Computes the fan of the solved paths, using at most the first `most`.
PathFan fanOf(const RunPaths& paths, std::size_t most = maxPaths);

} // namespace talweg
