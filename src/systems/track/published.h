#pragma once

#include "systems/track/trajectory.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace talweg::track {

/// The motion of a bead on a wire by the document's method (see TableStepper), from a length p (m) with the
/// speed v (m/s), in steps of `dt` (s). An end of the track, turns and crests are located within a step, by
/// using a part of the step.
Trajectory publishedRide(std::shared_ptr<const Rail> rail, std::shared_ptr<const CurveTable> table,
                         const Setup& setup, double p, double v, double dt, const std::stop_token& stop,
                         const std::function<void(double)>& progress);

} // namespace talweg::track
