#pragma once

#include "systems/rover/experiment/ground.h"
#include "systems/rover/motion/trajectory.h"

namespace talweg::rover {

/// The wind at its reference height (m/s) that makes a sphere at rest move downrange again. On a slope:
/// √[(g/K)(sin φ + min(c_rr, μ) cos φ)]. At a step: √[(g/K) tan φ], if the sphere rests on the face before
/// the step and touches its edge at the angle φ, measured from that face. NaN if the run has not come to
/// rest, or without air.
double restartWind(const Ground& ground, const Trajectory& trajectory);

} // namespace talweg::rover
