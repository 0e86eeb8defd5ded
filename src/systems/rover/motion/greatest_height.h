#pragma once

#include "systems/rover/experiment/ground.h"
#include "systems/rover/motion/trajectory.h"

namespace talweg::rover {

/// The greatest elevation (m) of the sphere's lowest point once it has touched rising ground; not a number if
/// it never did. Of runs solved with Detail::full.
double maxHeight(const Ground& ground, const Trajectory& trajectory);

} // namespace talweg::rover
