#pragma once

#include "base/point.h"

namespace talweg {

/// Flight of a centre without drag, a parabola.
struct FreeFall {
    Point centre{0, 0}, velocity{0, 0}; ///< at the start of the flight, m and m/s
    double g = 0;                       ///< m/s², downwards

    /// Position after `t` seconds.
    Point centreAt(double t) const {
        return {centre.x() + velocity.x() * t, centre.y() + t * (velocity.y() - 0.5 * g * t)};
    }
    Point velocityAt(double t) const { return {velocity.x(), velocity.y() - g * t}; }
};

} // namespace talweg
