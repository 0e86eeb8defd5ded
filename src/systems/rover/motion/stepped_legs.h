#pragma once

#include "systems/rover/motion/legs.h"

#include <memory>

namespace talweg::rover {

/// Numerical legs (motion between two events), independent of the closed forms. They use the classic
/// fourth-order Runge–Kutta method (RK4) with the fixed step `inputs.h` as in Hartl 2006, appendices A and B,
/// or an adaptive Dormand–Prince integrator with dense output (Boost.Odeint). After each step, both check the
/// same event functions for a change of sign and then locate the event: RK4 by shortening the step, the
/// adaptive integrator on its dense output. The solvers written by hand locate no events; they end bouncing
/// at the rebound speed g h, when a flight takes less than two steps. `keepKnots`: whether the legs keep the
/// data for drawing.
std::unique_ptr<Legs> steppedLegs(const Inputs& inputs, const Ground& ground, bool keepKnots);

} // namespace talweg::rover
