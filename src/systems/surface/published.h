#pragma once

#include "systems/surface/simulation.h"

namespace talweg::surface {

/// The model of The Rolling Ball Simulation, sections 4 to 9, with its equations as printed: one set without
/// modes, solved by an adaptive Runge–Kutta method of order 5(4). Slope and curvature are those of the
/// centre's path at the centre's abscissa, so that the normal force acts at any height; a negative normal
/// force counts as zero. With growing slip, dry friction f_d, against the slip, goes from min(g |sin
/// θ|/(1+k), μs N) to μk N (equation 1), and rolling friction f_r from c N to zero. The force along the
/// surface is f_d − f_r (section 6). The spin is driven by (f_d + f_r)/(k b) and the couple c N/(k b) against
/// the rotation, which is not smoothed (section 7). The document does not define the sign of f_r. Here it
/// retards: it points along the slip, so that f_d − f_r opposes it. The work of rolling friction is counted
/// as printed, c N b |ω| (section 9). This is less than the energy that it removes, so the sum of energy and
/// work decreases.
Trajectory simulatePublished(const std::shared_ptr<const World>& world, const Inputs& inputs,
                             const std::stop_token& stop, const TimeSeen& seen);

} // namespace talweg::surface
