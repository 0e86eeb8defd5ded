#pragma once

#include "systems/rover/motion/simulation.h"

namespace talweg::rover {

/// The margin by which a run succeeds or fails, as a height in m, without the upper limit of
/// Trajectory::height. If the sphere crosses: its kinetic energy at the far rim as a height, (v² + k b²
/// ω²)/(2 g), plus the height of its lowest point above the rim. If not: its final height relative to the
/// rim, negative. For a rover that leaves the ground elsewhere, the height of the rim above the lowest
/// ground, negative. NaN if the run reached its time limit or was aborted.
double reserve(const Inputs& inputs, const Ground& ground, const Trajectory& trajectory);

} // namespace talweg::rover
