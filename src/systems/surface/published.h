#pragma once

#include "systems/surface/simulation.h"

namespace talweg::surface {

/// The model of The Rolling Ball Simulation, sections 4 to 9, with its equations as printed. A single set of
/// equations for all modes is solved by an adaptive Runge–Kutta method of order 5(4).
/// Slope and curvature are those of the centre's path at the abscissa of the centre. The normal force
/// therefore acts at any height; a negative normal force counts as 0.
/// With growing slip, dry friction f_d against the slip changes from min(g |sin θ|/(1+k), μs N) to μk N
/// (equation 1), and rolling friction f_r from c N to 0. The force along the surface is f_d − f_r (section
/// 6). The spin is driven by (f_d + f_r)/(k b) and by the couple c N/(k b) against the rotation, which is not
/// smoothed (section 7).
/// The publication does not define the sign of f_r. Here f_r points along the slip, so that f_d − f_r opposes
/// it.
/// The work of rolling friction is c N b |ω|, as printed (section 9). It is less than the energy that rolling
/// friction removes, so the sum of energy and work decreases.
Trajectory simulatePublished(const std::shared_ptr<const World>& world, const Inputs& inputs,
                             const std::stop_token& stop, const TimeSeen& seen);

} // namespace talweg::surface
