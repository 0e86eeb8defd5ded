#pragma once

#include "study/sweep.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace talweg {

/// The outcomes of nearby runs, whose inputs differ from those of one run by less than can be controlled in
/// practice. If only some of them succeed, the outcome is sensitive to small changes.
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
    std::size_t undecided = 0; ///< runs that do not decide success because they reached the time limit
};

/// Number of values of each input.
inline constexpr std::size_t neighboursToASide = 21;

/// The inputs that differ within a neighbourhood, System::studySmallest and studyOver, with their values.
/// Each extends half a step of System::studyAxes to either side, so that the neighbourhoods of a grid of
/// designs cover the whole grid. Empty if the system lacks such inputs or defines no success, or if one of
/// the inputs has no number or no effect.
std::vector<Neighbourhood::Side> neighbourSides(const System& system, const Values& values,
                                                std::size_t count = neighboursToASide);

/// Solves the neighbours of an experiment with valid inputs. Returns nothing when cancelled, if there are no
/// sides, if neighbours have incompatible inputs, or if the system has no batch solver for these runs.
/// @throws as Prepared::solve
std::optional<Neighbourhood> neighbourhoodOf(const std::shared_ptr<const System>& system,
                                             const Values& values, const std::stop_token& stop,
                                             unsigned threads = 0);

/// Whether neighbourMap applies to an axis of a sweep: this axis and the input that designs are evaluated
/// over must be the inputs of neighbourSides, and maxNeighbours must not be exceeded.
bool hasNeighbours(const System& system, const Sweep& sweep, std::string_view axis);

/// In a map: number of values of each input around every cell, and largest total number of runs, which take
/// about a second.
inline constexpr std::size_t neighboursOfACell = 9;
inline constexpr std::size_t maxNeighbours = 5'000'000;

/// Solves the neighbours of every run of the designs that differ from `design` only along
/// System::studySmallest. In the returned result, every one of these runs is a design: the input that designs
/// were evaluated over is an additional axis, the last one. The aggregates of such a design are those of its
/// neighbours. Null when cancelled or if neighbours have incompatible inputs. hasNeighbours must hold for
/// that axis. @throws as solveSweep
std::shared_ptr<const SweepResult> neighbourMap(const SweepResult& result, std::size_t design,
                                                const std::stop_token& stop, unsigned threads = 0);
/// Whether a result comes from neighbourMap.
bool isNeighbourMap(const SweepResult& result);

} // namespace talweg
