#pragma once

#include "systems/rover/motion/simulation.h"

namespace talweg::rover {

/// The height by which a run succeeds or fails, m, without the upper limit of Trajectory::height. If the
/// sphere crosses: its energy at the far rim as a height above rest there, (v² + k b² ω²)/(2 g), plus the
/// height of its lowest point above the rim. If not: its final height relative to the rim, negative. A rover
/// that leaves the ground elsewhere lacks the full height from the lowest ground. NaN if the run reached its
/// time limit or was aborted.
double reserve(const Inputs& inputs, const Ground& ground, const Trajectory& trajectory);

} // namespace talweg::rover
