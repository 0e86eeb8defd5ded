#pragma once

#include "systems/surface/simulation.h"

namespace talweg::surface {

/// The model of The Rolling Ball Simulation, sections 4 to 9, as its equations are printed: one set without
/// modes, solved by an adaptive Runge–Kutta method of order 5(4). Slope and curvature are those of the
/// centre's path at the centre's abscissa, so that the normal force acts at any height; where it would be
/// negative it is none. Dry friction f_d goes from min(g |sin θ|/(1+k), μs N) to μk N as the slip grows
/// (equation 1), against the slip; rolling friction f_r from c N to nothing. The force along the surface is
/// f_d − f_r (section 6), the spin gets (f_d + f_r)/(k b) and the couple c N/(k b) against the rotation,
/// which is not smoothed (section 7). The document leaves the sign of f_r open; here it retards: it points
/// along the slip, so that f_d − f_r opposes it. The work of rolling friction is counted as printed, c N b
/// |ω| (section 9): less than it takes, so that energy and work together get less.
Trajectory simulatePublished(const std::shared_ptr<const World>& world, const Inputs& inputs,
                             const std::stop_token& stop, const TimeSeen& seen);

} // namespace talweg::surface
