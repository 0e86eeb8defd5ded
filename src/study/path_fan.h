#pragma once

#include "study/run_paths.h"

#include <array>
#include <span>

namespace talweg {

/// Where random runs go: quantiles of a quantity at every place, among the runs that get there, as they pass
/// it for the first time; or at every instant, among the runs that are not over, or have come to rest.
struct PathFan {
    static constexpr std::array<double, 5> shares{0.05, 0.25, 0.5, 0.75, 0.95};

    PathOf of;
    Quantity x, y;
    std::vector<Quantity> columns; ///< that the runs have, for `y`
    std::optional<Quantity> place; ///< of the scene's first body, for `x`, where there is one
    bool isScene = false;          ///< of that body's height over its place: the ground belongs to it

    std::size_t runs = 0;   ///< of which paths are here
    std::vector<double> at; ///< places or instants, increasing; empty where too few runs get anywhere
    /// As `shares`, at each of `at`: the least number that so many of the runs there do not exceed; no number
    /// where there are fewer runs than `fewest`.
    std::array<std::vector<double>, 5> quantiles;
    std::vector<std::size_t> there; ///< how many runs have a number there
    std::vector<double> own;        ///< of the experiment as it is; no number where it does not get there
    std::vector<RunPath> singles;   ///< of the first runs
    RunPath nominal;                ///< of the experiment as it is
    std::shared_ptr<const Run> nominalRun;

    /// Of fewer runs the outer quantiles would be single runs.
    static constexpr std::size_t fewest = 20;
    /// So many single paths can still be told apart.
    static constexpr std::size_t mostSingles = 50;
};

/// The numbers of a path at increasing places, each when it is first passed; at instants, from its beginning
/// to its end. No number where it does not get to, or has none.
std::vector<double> firstPassing(const RunPath& path, const std::vector<double>& at, bool overTime);

/// Works out the fan of the paths that are solved, or of so many of them.
PathFan fanOf(const RunPaths& paths, std::size_t most = maxPaths);

} // namespace talweg
