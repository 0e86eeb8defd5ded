#pragma once

#include "systems/rover/motion/legs.h"

#include <memory>

namespace talweg::rover {

/// Numerical legs, independent of the closed forms: classic fourth-order Runge–Kutta with the fixed step
/// `inputs.h` as in Hartl 2006, appendices A and B, or an adaptive Dormand–Prince integrator with dense
/// output (Boost.Odeint). Both check the same functions of the state for a change of sign after each step and
/// then locate the event: RK4 by shortening the step, the adaptive one on its dense output. The solvers by
/// hand locate no events, and end bouncing if a flight takes less than two steps, at the rebound speed g h.
/// `keepKnots`: whether the legs keep the data for drawing.
std::unique_ptr<Legs> steppedLegs(const Inputs& inputs, const Ground& ground, bool keepKnots);

} // namespace talweg::rover
