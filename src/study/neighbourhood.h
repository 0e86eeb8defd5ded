#pragma once

#include "study/sweep.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace talweg {

/// The outcomes of runs around one run, whose inputs differ by less than can be controlled: if only some of
/// them succeed, the outcome is sensitive to small changes.
struct Neighbourhood {
    /// Evenly spaced values of an input, including both ends.
    struct Side {
        std::string parameter; ///< id
        std::vector<double> values;
        bool isCut = false; ///< cut by the range of the input: shorter on one side
    };
    std::vector<Side> sides; ///< the runs are all combinations
    std::size_t runs = 0;
    std::size_t succeeded = 0;
    std::size_t undecided = 0; ///< do not decide success because they reached the time limit
};

/// Number of values of each input.
inline constexpr std::size_t neighboursToASide = 21;

/// The inputs of a system's neighbourhoods: System::studySmallest and studyOver, by half of a step of
/// System::studyAxes to either side, so that the neighbourhoods of a grid of designs cover it. Empty where
/// the system has no such inputs or knows no success, or where one of them has no number or no effect.
std::vector<Neighbourhood::Side> neighbourSides(const System& system, const Values& values,
                                                std::size_t count = neighboursToASide);

/// Solves the neighbours of an experiment with valid inputs. Nothing when cancelled, where there are no
/// sides, where neighbours do not go together, and where the system has no fast way through such runs.
/// @throws as Prepared::solve
std::optional<Neighbourhood> neighbourhoodOf(const std::shared_ptr<const System>& system,
                                             const Values& values, const std::stop_token& stop,
                                             unsigned threads = 0);

/// Whether runs of a sweep have neighbours along one of its axes and the input it is evaluated over: these
/// must be the inputs of neighbourSides, and there must not be too many runs.
bool hasNeighbours(const System& system, const Sweep& sweep, std::string_view axis);

/// Number of values of each input around every cell of a map, and largest number of runs in all, for about a
/// second.
inline constexpr std::size_t neighboursOfACell = 9;
inline constexpr std::size_t maxNeighbours = 5'000'000;

/// The neighbours of every single run of the designs on a line: those that differ from `design` along
/// System::studySmallest alone. A result of its own, whose designs are the runs, what is evaluated over being
/// one more axis, the last; their aggregates are those of their neighbours. Null when cancelled, and where
/// neighbours do not go together. The sweep has neighbours along that axis. @throws as solveSweep
std::shared_ptr<const SweepResult> neighbourMap(const SweepResult& result, std::size_t design,
                                                const std::stop_token& stop, unsigned threads = 0);
/// Whether a result is such a map.
bool isNeighbourMap(const SweepResult& result);

} // namespace talweg
