#pragma once

#include "systems/rover/motion/legs.h"
#include "systems/rover/motion/trajectory.h"

#include <optional>
#include <stop_token>

namespace talweg::rover {

/// Smallest approach speed (m/s) of impacts that are counted, because a train that dies out has infinitely
/// many. If too small, the count describes the end of a train more than the run.
inline constexpr double countedImpactSpeed = 1e-3;

/// A run is aborted after this number of events, which take about one second. Runs that end by themselves
/// take a few hundred. If too small, some of them are aborted.
inline constexpr int maxEvents = 200000;

/// Speed, as a fraction of √(g b), below which a sphere counts as at rest if forces can hold it there. The
/// energy at this speed could lift the sphere only by rounding errors of its place. If too small, runs creep
/// on because of rounding; if too large, slow rolling counts as rest.
inline constexpr double restFraction = 1e-7;

/// Computes a run event by event until its outcome. `ground` must have a curve. @throws std::runtime_error if
/// a numerical method fails
Trajectory simulate(const Inputs& inputs, const Ground& ground, const Legs& legs, Detail detail,
                    std::stop_token stop = {});

/// An intermediate state of a run: in the air if there is a takeoff, otherwise in contact.
struct Underway {
    double t = 0; ///< since the start, s
    std::optional<Takeoff> takeoff;
    Touch touch;
};

/// Computes the run until the sphere is in the air or touches a piece beyond `piece`. Nothing if the run ends
/// before.
std::optional<Underway> untilBeyond(std::size_t piece, const Inputs& inputs, const Ground& ground);

/// Computes the rest of a run from an intermediate state, with air or rolling resistance and Detail::ending.
Trajectory resume(const Inputs& inputs, const Ground& ground, const Underway& from);

/// Computes the run with the solver selected by the inputs, on the ground that they describe.
Trajectory solve(const Inputs& inputs, const Ground& ground, Detail detail, std::stop_token stop = {});
Trajectory solve(const Inputs& inputs, Detail detail, std::stop_token stop = {});

} // namespace talweg::rover
