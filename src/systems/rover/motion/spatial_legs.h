#pragma once

#include "systems/rover/motion/legs.h"

#include <memory>

namespace talweg::rover {

/// Legs of a run that leaves the vertical plane. The ground is the same at every z. Therefore, the motion
/// along x and y in flight, and on faces without slip across them, equals plane motion and is left to the
/// legs of the plane; z and the spins about x and y are added.
///
/// On a face, sliding with slip across it uses the closed form of `TurningSlide`. On a rim, and in a corner
/// while both faces brake, the equations of contact are integrated by Dormand–Prince with events located on
/// its dense output. The stepped solvers integrate on faces, too. Bounces with slip across the face are
/// computed one by one down to `slowestRebound`.
std::unique_ptr<Legs> spatialLegs(const Inputs& inputs, const Ground& ground, Detail detail);

} // namespace talweg::rover
