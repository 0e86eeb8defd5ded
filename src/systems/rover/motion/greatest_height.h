#pragma once

#include "systems/rover/experiment/ground.h"
#include "systems/rover/motion/trajectory.h"

namespace talweg::rover {

/// The largest elevation (m) of the sphere's lowest point after the sphere has touched rising ground; NaN if
/// it never did. Requires a run solved with Detail::full.
double maxHeight(const Ground& ground, const Trajectory& trajectory);

} // namespace talweg::rover
