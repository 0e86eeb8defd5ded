#pragma once

#include "systems/track/trajectory.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace talweg::track {

/// The motion of a bead on a wire by Neumann's method (see TableStepper). It starts at the length p (m) with
/// the speed v (m/s) and takes steps of `dt` (s). Ends of the track, turns and crests are located within a
/// step by partial steps.
Trajectory publishedRide(std::shared_ptr<const Rail> rail, std::shared_ptr<const CurveTable> table,
                         const Setup& setup, double p, double v, double dt, const std::stop_token& stop,
                         const std::function<void(double)>& progress);

} // namespace talweg::track
