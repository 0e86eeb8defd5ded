#pragma once

#include "systems/rover/motion/legs.h"
#include "systems/rover/motion/trajectory.h"

#include <optional>
#include <stop_token>

namespace talweg::rover {

/// Tells impacts that count from those that only end a train (m/s): one that dies out has infinitely many.
/// Smaller, and the count says more of the train's end than of the run.
inline constexpr double countedImpactSpeed = 1e-3;

/// Bounds the work of one run, to about a second: it is aborted after so many steps from event to event.
/// Runs that end by themselves take a few hundred; fewer, and some of them would be aborted.
inline constexpr int maxEvents = 200000;

/// Tells rest from motion where forces can hold the sphere, as a fraction of √(g b): the energy of what is
/// slower would lift it by no more than the last digits of its place. Smaller, and runs creep on over
/// rounding; larger, and slow rolling that goes on is taken for rest.
inline constexpr double restFraction = 1e-7;

/// Moves the sphere from event to event until its outcome. Expects a ground with a curve to move over.
/// @throws std::runtime_error where a numerical method fails
Trajectory simulate(const Inputs& inputs, const Ground& ground, const Legs& legs, Detail detail,
                    std::stop_token stop = {});

/// Where a run is in the midst of it: in the air while there is a takeoff, otherwise touching.
struct Underway {
    double t = 0; ///< since the start, s
    std::optional<Takeoff> takeoff;
    Touch touch;
};

/// A run until it is in the air or touches a piece beyond this one; nothing where it ends before.
std::optional<Underway> untilBeyond(std::size_t piece, const Inputs& inputs, const Ground& ground);

/// The rest of a run that others have begun, for Detail::ending, with air or rolling resistance.
Trajectory resume(const Inputs& inputs, const Ground& ground, const Underway& from);

/// The run with the solver that the inputs name, on their ground.
Trajectory solve(const Inputs& inputs, const Ground& ground, Detail detail, std::stop_token stop = {});
Trajectory solve(const Inputs& inputs, Detail detail, std::stop_token stop = {});

} // namespace talweg::rover
