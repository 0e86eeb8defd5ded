#pragma once

#include "systems/rover/motion/legs.h"

#include <memory>

namespace talweg::rover {

/// Legs (motion between two events) of a run that leaves the vertical plane. The ground is the same at every
/// z. In flight, and on faces without slip across them, the motion along x and y therefore equals plane
/// motion and is computed by plane legs. The motion along z and the spins about x and y are added.
///
/// Slip across a face uses the closed form of `TurningSlide`. Motion on a rim, and in a corner while both
/// faces brake, is integrated with Dormand–Prince; events are located on its dense output. The stepped
/// solvers also integrate on faces. Bounces with slip across the face are computed one by one down to
/// `slowestRebound`.
std::unique_ptr<Legs> spatialLegs(const Inputs& inputs, const Ground& ground, Detail detail);

} // namespace talweg::rover
