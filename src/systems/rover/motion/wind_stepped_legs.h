#pragma once

#include "systems/rover/motion/legs.h"

#include <memory>

namespace talweg::rover {

/// Numerical legs with air and rolling resistance, like `steppedLegs` without: classic Runge–Kutta in fixed
/// steps, or adaptive Dormand–Prince, for the equations of motion and the work of the forces. Not available
/// for the solvers by hand.
std::unique_ptr<Legs> windSteppedLegs(const Inputs& inputs, const Ground& ground, bool keepKnots);

} // namespace talweg::rover
