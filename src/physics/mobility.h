#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>

namespace talweg {

/// Steady motion of a round body driven by the wind: the balance of forces without acceleration, with drag
/// K |W| W and rolling resistance as a moment c_rr b N (see DragMotion for the transient). All quantities are
/// per unit mass.

/// Resistance of slope and rolling against a body that rolls up a tilt φ (rad), m/s²: g (sin φ + c_rr cos φ).
inline double resistanceUpSlope(double gravity, double tilt, double rollingResistance) {
    return gravity * (std::sin(tilt) + rollingResistance * std::cos(tilt));
}

/// The air speed past the body at which drag (K, 1/m, > 0) balances a resistance c (m/s²), m/s: √(c/K), or 0
/// without resistance. A body at rest starts to move when the wind reaches this speed; a steadily moving body
/// is slower than the wind by this amount.
inline double balancingAirSpeed(double drag, double resistance) {
    return std::sqrt(std::max(0.0, resistance) / drag);
}

/// The steepest slope up which a wind U steadily drives a body, rad. `dragAtRest` is the drag on the body at
/// rest, K U² (m/s²): K U² = g (sin φ + c_rr cos φ), so φ = arcsin[(K U²/g)/√(1 + c_rr²)] − arctan c_rr.
/// Negative if the body needs a decline, π/2 if no slope is too steep.
inline double steepestClimb(double dragAtRest, double gravity, double rollingResistance) {
    const double part = dragAtRest / (gravity * std::hypot(1.0, rollingResistance));
    return part < 1 ? std::asin(part) - std::atan(rollingResistance) : std::numbers::pi / 2;
}

} // namespace talweg
