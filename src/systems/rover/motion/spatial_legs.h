#pragma once

#include "systems/rover/motion/legs.h"

#include <memory>

namespace talweg::rover {

/// The ways of moving between events of a run that leaves the vertical plane. The ground is the same at every
/// z, so what happens along x and y in flight, and on faces without slip across them, is what happens in the
/// plane, and is left to the legs of the plane; z and the spins about x and y are added to it.
///
/// On a face, slip across it goes by the closed form of `TurningSlide`. On a rim, and in a corner while both
/// faces brake, the equations of contact are integrated by Dormand–Prince with events located on its dense
/// output. The stepped solvers integrate on faces too. Bounces with slip across the face are gone through
/// one by one down to `slowestRebound`.
std::unique_ptr<Legs> spatialLegs(const Inputs& inputs, const Ground& ground, Detail detail);

} // namespace talweg::rover
