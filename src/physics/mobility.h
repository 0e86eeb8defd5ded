#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>

namespace talweg {

/// Steady motion of a round body driven by the wind: forces balance without acceleration. Drag is K |W| W;
/// rolling resistance is a moment c_rr b N. All quantities are per unit mass. See DragMotion for accelerated
/// motion.

/// Resistance of the slope and of rolling to a body that rolls up a tilt φ (rad), m/s²: g (sin φ + c_rr cos
/// φ).
inline double resistanceUpSlope(double gravity, double tilt, double rollingResistance) {
    return gravity * (std::sin(tilt) + rollingResistance * std::cos(tilt));
}

/// The air speed relative to the body, m/s, at which drag (K, 1/m, > 0) balances a resistance c (m/s²):
/// √(c/K), or 0 without resistance. A body at rest starts to move when the wind reaches this speed. A
/// steadily moving body is slower than the wind by this amount.
inline double balancingAirSpeed(double drag, double resistance) {
    return std::sqrt(std::max(0.0, resistance) / drag);
}

/// The steepest slope up which a wind U drives a body steadily, rad. `dragAtRest` is the drag on the body at
/// rest, K U² (m/s²). From K U² = g (sin φ + c_rr cos φ), φ = arcsin[(K U²/g)/√(1 + c_rr²)] − arctan c_rr.
/// Negative if the body moves only downhill; π/2 if it climbs every slope.
inline double steepestClimb(double dragAtRest, double gravity, double rollingResistance) {
    const double part = dragAtRest / (gravity * std::hypot(1.0, rollingResistance));
    return part < 1 ? std::asin(part) - std::atan(rollingResistance) : std::numbers::pi / 2;
}

} // namespace talweg
