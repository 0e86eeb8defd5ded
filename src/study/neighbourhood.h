#pragma once

#include "study/sweep.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace talweg {

/// Outcomes of nearby runs. Their inputs differ from the inputs of one run by less than can be controlled in
/// practice. If only some of them succeed, the outcome is sensitive to small changes.
struct Neighbourhood {
    /// The values of one input: evenly spaced, including both ends.
    struct Side {
        std::string parameter; ///< id
        std::vector<double> values;
        bool isCut = false; ///< whether the range of the input makes it shorter on one side
    };
    std::vector<Side> sides; ///< the nearby runs are all combinations of these values
    std::size_t runs = 0;
    std::size_t succeeded = 0;
    std::size_t undecided = 0; ///< runs without a decision on success, because they reached the time limit
};

/// Number of values of each input in a neighbourhood.
inline constexpr std::size_t neighboursToASide = 21;

/// The inputs that differ within a neighbourhood, with their values: System::studySmallest and studyOver.
/// Each input extends half a step of System::studyAxes to either side, so that the neighbourhoods of a grid
/// of designs cover the whole grid. Empty if the system lacks such inputs or defines no success, or if one of
/// the inputs has no number or no effect.
std::vector<Neighbourhood::Side> neighbourSides(const System& system, const Values& values,
                                                std::size_t count = neighboursToASide);

/// Whether there are nearby runs: neighbourSides is not empty and the system has a batch solver for them.
bool hasNeighbours(const System& system, const Values& values);

/// Solves the nearby runs of an experiment with valid inputs. Returns nothing when cancelled, if there are no
/// nearby runs, or if one of them has incompatible inputs.
/// @throws as Prepared::solve
std::optional<Neighbourhood> neighbourhoodOf(const std::shared_ptr<const System>& system,
                                             const Values& values, const std::stop_token& stop,
                                             unsigned threads = 0);

/// Whether neighbourMap can be used for an axis of a sweep. This axis and the input over which designs are
/// evaluated must be the inputs of neighbourSides, and the number of runs must not exceed maxNeighbours.
bool hasNeighbours(const System& system, const Sweep& sweep, std::string_view axis);

/// For neighbourMap: number of values of each input around every run, and maximum total number of runs, which
/// take about a second.
inline constexpr std::size_t neighboursOfACell = 9;
inline constexpr std::size_t maxNeighbours = 5'000'000;

/// Solves the nearby runs of every run on one line. The line has the designs that differ from `design` only
/// along System::studySmallest; hasNeighbours must hold for that axis. In the returned result, each run of
/// these designs is a design of its own. The input over which designs were evaluated is an additional axis,
/// the last one. The aggregates of such a design are over its nearby runs. Null when cancelled or if a nearby
/// run has incompatible inputs. @throws as solveSweep
std::shared_ptr<const SweepResult> neighbourMap(const SweepResult& result, std::size_t design,
                                                const std::stop_token& stop, unsigned threads = 0);
/// Whether a result comes from neighbourMap.
bool isNeighbourMap(const SweepResult& result);

} // namespace talweg
