#pragma once

#include "systems/rover/experiment/ground.h"
#include "systems/rover/motion/trajectory.h"

namespace talweg::rover {

/// The wind at its reference height (m/s) that sets a sphere at rest going downrange again: on a slope
/// √[(g/K)(sin φ + min(c_rr, μ) cos φ)]; before a step, whose edge it touches at the angle φ while it still
/// stands on the face before, √[(g/K) tan φ], φ from that face. Not a number where a run has not come to
/// rest, or without air.
double restartWind(const Ground& ground, const Trajectory& trajectory);

} // namespace talweg::rover
