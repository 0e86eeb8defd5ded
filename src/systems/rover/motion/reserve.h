#pragma once

#include "systems/rover/motion/simulation.h"

namespace talweg::rover {

/// By how much height a run makes it across or misses, m; without the bound that Trajectory::height has.
/// Where it crosses, its energy at the far rim as a height above lying at rest there, (v² + k b² ω²)/(2 g)
/// and what its lowest point is above the rim; where it does not, its final height below the rim, negative. A
/// rover that leaves the ground elsewhere lacks all of the height from the lowest ground. Not a number where
/// the run says nothing, its time being over or its work too much.
double reserve(const Inputs& inputs, const Ground& ground, const Trajectory& trajectory);

} // namespace talweg::rover
