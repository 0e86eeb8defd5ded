#pragma once

#include "systems/rover/motion/legs.h"
#include "systems/rover/motion/trajectory.h"

#include <stop_token>

namespace talweg::rover {

/// Impacts that approach slower than this are not counted, m/s: a train that dies out has infinitely many.
inline constexpr double countedImpactSpeed = 1e-3;

/// A run is given up after so many events: about a second. Those that end by themselves have a few hundred.
inline constexpr int mostEvents = 200000;

/// A sphere within this many radii of a corner is in it: nearer, the last digits of its place decide which
/// face comes first.
inline constexpr double cornerReach = 1e-12;
/// A sphere that is slower than this fraction of √(g b) is at rest where forces can hold it: its energy would
/// lift it by no more than the last digits of its place.
inline constexpr double restFraction = 1e-7;

/// Moves the sphere from event to event until its outcome.
Trajectory simulate(const Inputs& inputs, const Ground& ground, const Legs& legs, Detail detail,
                    std::stop_token stop = {});

/// The run with the solver that the inputs name, on their ground.
Trajectory solve(const Inputs& inputs, const Ground& ground, Detail detail, std::stop_token stop = {});
Trajectory solve(const Inputs& inputs, Detail detail, std::stop_token stop = {});

} // namespace talweg::rover
