#pragma once

#include "physics/fall_in_air.h"
#include "physics/free_fall.h"
#include "systems/surface/world.h"

#include <memory>

namespace talweg::surface {

/// A body off the ground: a parabola, or what drag makes of it, and constant spin.
struct Flight {
    double from = 0;                     ///< s
    FreeFall fall = {};                  ///< since then
    double omega = 0, angle = 0;         ///< rad/s; rad when it begins
    std::shared_ptr<FallInAir> air = {}; ///< since then; null in a vacuum

    Point centreAt(double t) const { return air ? air->centreAt(t - from) : fall.centreAt(t - from); }
    Point velocityAt(double t) const { return air ? air->velocityAt(t - from) : fall.velocityAt(t - from); }
    double lostAt(double t) const { return air ? air->lostAt(t - from) : 0; } ///< to the air, J/kg
};

/// How a flight ends.
struct Landing {
    enum class Kind { ground, left, right, time, unknown };
    Kind kind = Kind::time;
    double t = 0;           ///< s
    std::size_t piece = 0;  ///< of the path, on the ground
    double parameter = 0;   ///< on that piece
    std::size_t places = 0; ///< of the path that were worked out
};

/// The first time at which a centre that starts on the path or above it comes back to it, or passes an end of
/// the path, or reaches tEnd. Through air it is followed so far; `unknown` where that takes too many steps.
Landing landingOf(const World& world, const Flight& flight, double tEnd);

} // namespace talweg::surface
