#pragma once

#include "systems/rover/motion/legs.h"

#include <memory>

namespace talweg::rover {

/// The numerical ways of moving between events with air and rolling resistance, as `steppedLegs` without:
/// classic Runge–Kutta in fixed steps, or adaptive Dormand–Prince, of the equations as they stand, and of the
/// work of the forces. Not those by hand.
std::unique_ptr<Legs> windSteppedLegs(const Inputs& inputs, const Ground& ground, bool keepKnots);

} // namespace talweg::rover
