#pragma once

#include "systems/surface/simulation.h"

namespace talweg::surface {

/// The model of The Rolling Ball Simulation, sections 4 to 9: one set of equations without modes, solved by
/// an adaptive Runge–Kutta method of order 5(4). Slope and curvature are those of the centre's path at the
/// centre's abscissa, so that the normal force acts at any height; where it would be negative it is none. Dry
/// friction goes from f0 = min(g |sin θ|/(1+k), μs N), as printed, to f1 = μk N over 0.1 m/s of slip
/// (equation 1); the couple of rolling resistance goes from c b N to nothing. Its work is counted as printed,
/// N c b |ω|. The document leaves the signs of rolling friction open; here the couple acts against the
/// rotation.
Trajectory simulatePublished(const std::shared_ptr<const World>& world, const Inputs& inputs,
                             const std::stop_token& stop, const TimeSeen& seen);

/// Equation 1: friction at a slip, between `still` without and `slipping` with slip.
double sigmoidFriction(double slip, double still, double slipping);

} // namespace talweg::surface
