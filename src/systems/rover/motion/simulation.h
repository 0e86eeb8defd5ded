#pragma once

#include "systems/rover/motion/legs.h"
#include "systems/rover/motion/trajectory.h"

#include <optional>
#include <stop_token>

namespace talweg::rover {

/// Approach speed (m/s) above which impacts are counted, because a train that dies out has infinitely many.
/// If too small, the count describes the end of a train more than the run.
inline constexpr double countedImpactSpeed = 1e-3;

/// Limits the work of one run, to about one second: a run is aborted after this many events. Runs that end by
/// themselves take a few hundred; if too small, some of them are aborted.
inline constexpr int maxEvents = 200000;

/// Speed below which a sphere counts as at rest if forces can hold it there, as a fraction of √(g b): its
/// energy could lift it only by the last digits of its place. If too small, runs creep on because of
/// rounding; if too large, slow rolling counts as rest.
inline constexpr double restFraction = 1e-7;

/// Moves the sphere from event to event until its outcome. Expects a ground with a curve.
/// @throws std::runtime_error if a numerical method fails
Trajectory simulate(const Inputs& inputs, const Ground& ground, const Legs& legs, Detail detail,
                    std::stop_token stop = {});

/// An intermediate state of a run: in the air if there is a takeoff, otherwise touching.
struct Underway {
    double t = 0; ///< since the start, s
    std::optional<Takeoff> takeoff;
    Touch touch;
};

/// The run until it is in the air or touches a piece beyond `piece`; nothing if it ends before.
std::optional<Underway> untilBeyond(std::size_t piece, const Inputs& inputs, const Ground& ground);

/// The rest of a run from an intermediate state, for Detail::ending, with air or rolling resistance.
Trajectory resume(const Inputs& inputs, const Ground& ground, const Underway& from);

/// The run with the solver selected by the inputs, on the ground that they describe.
Trajectory solve(const Inputs& inputs, const Ground& ground, Detail detail, std::stop_token stop = {});
Trajectory solve(const Inputs& inputs, Detail detail, std::stop_token stop = {});

} // namespace talweg::rover
