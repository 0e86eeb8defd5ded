#pragma once

#include "physics/fall_in_air.h"
#include "physics/free_fall.h"
#include "systems/surface/world.h"

#include <memory>

namespace talweg::surface {

/// A flight with constant spin: a parabola or, in air, a trajectory with drag.
struct Flight {
    double from = 0;                     ///< start of the flight, s
    FreeFall fall = {};                  ///< motion in a vacuum, with times since `from`
    double omega = 0, angle = 0;         ///< spin, rad/s; angle at `from`, rad
    std::shared_ptr<FallInAir> air = {}; ///< motion with drag, with times since `from`; null in a vacuum

    Point centreAt(double t) const { return air ? air->centreAt(t - from) : fall.centreAt(t - from); }
    Point velocityAt(double t) const { return air ? air->velocityAt(t - from) : fall.velocityAt(t - from); }
    double lostAt(double t) const {
        return air ? air->lostAt(t - from) : 0;
    } ///< energy lost to the air,
      ///< J/kg
};

/// The end of a flight.
struct Landing {
    enum class Kind { ground, left, right, time, unknown };
    Kind kind = Kind::time;
    double t = 0;           ///< s
    std::size_t piece = 0;  ///< piece of the path, for a landing on the ground
    double parameter = 0;   ///< parameter on that piece
    std::size_t places = 0; ///< number of evaluated positions of the path
};

/// The first time at which a centre that starts on or above the path returns to it, passes an end of the
/// path, or reaches tEnd. In air, the flight is computed until then. The kind is `unknown` if that takes too
/// many steps.
Landing landingOf(const World& world, const Flight& flight, double tEnd);

} // namespace talweg::surface
