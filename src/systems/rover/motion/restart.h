#pragma once

#include "systems/rover/experiment/ground.h"
#include "systems/rover/motion/trajectory.h"

namespace talweg::rover {

/// The wind at its reference height (m/s) that starts a sphere at rest to move downrange again: on a slope
/// √[(g/K)(sin φ + min(c_rr, μ) cos φ)]; at a step, whose edge it touches at the angle φ while it stands on
/// the face before it, √[(g/K) tan φ], with φ measured from that face. Not a number if the run has not come
/// to rest, or without air.
double restartWind(const Ground& ground, const Trajectory& trajectory);

} // namespace talweg::rover
