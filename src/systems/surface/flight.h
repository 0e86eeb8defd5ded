#pragma once

#include "systems/surface/world.h"

namespace talweg::surface {

/// A body in the air: a parabola, constant spin.
struct Flight {
    double t0 = 0; ///< s
    Point centre{0, 0}, velocity{0, 0};
    double omega = 0, angle = 0;

    Point centreAt(double t, double g) const;
    Point velocityAt(double t, double g) const { return velocity - Point(0, g * (t - t0)); }
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
