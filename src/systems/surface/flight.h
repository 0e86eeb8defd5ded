#pragma once

#include "physics/free_fall.h"
#include "systems/surface/world.h"

namespace talweg::surface {

/// A body in the air: a parabola, constant spin.
struct Flight {
    double from = 0;             ///< s
    FreeFall fall = {};          ///< since then
    double omega = 0, angle = 0; ///< rad/s; rad when it begins

    Point centreAt(double t) const { return fall.centreAt(t - from); }
    Point velocityAt(double t) const { return fall.velocityAt(t - from); }
};

/// How a flight ends.
struct Landing {
    enum class Kind { ground, left, right, time };
    Kind kind = Kind::time;
    double t = 0;           ///< s
    std::size_t piece = 0;  ///< of the path, on the ground
    double parameter = 0;   ///< on that piece
    std::size_t places = 0; ///< of the path that were worked out
};

/// The first time at which a centre that starts on the path or above it comes back to it, or passes an end of
/// the path, or reaches tEnd.
Landing landingOf(const World& world, const Flight& flight, double tEnd);

} // namespace talweg::surface
