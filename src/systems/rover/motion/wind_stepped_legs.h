#pragma once

#include "systems/rover/motion/legs.h"

#include <memory>

namespace talweg::rover {

/// Numerical legs (motion between two events) with air and rolling resistance, corresponding to `steppedLegs`
/// without. Classic Runge–Kutta in fixed steps or adaptive Dormand–Prince integrates the equations of motion
/// and the work of the forces. Not available for the solvers written by hand.
std::unique_ptr<Legs> windSteppedLegs(const Inputs& inputs, const Ground& ground, bool keepKnots);

} // namespace talweg::rover
