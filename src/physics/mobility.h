#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>

namespace talweg {

/// Steady motion of a round body that the wind drives: what Newton's law leaves where nothing accelerates,
/// with drag K |W| W and a rolling resistance that is the moment c_rr b N (see DragMotion for the way there).
/// Everything per unit mass.

/// What slope and rolling resistance take of a body that rolls up a tilt φ (rad), m/s²: g (sin φ + c_rr cos
/// φ).
inline double resistanceUpSlope(double gravity, double tilt, double rollingResistance) {
    return gravity * (std::sin(tilt) + rollingResistance * std::cos(tilt));
}

/// The speed of the air past the body at which drag (K, 1/m, > 0) balances a resistance c (m/s²), m/s:
/// √(c/K), and 0 where nothing resists. It is the wind that sets a body at rest going, and what a steadily
/// moving one is slower by than the wind.
inline double balancingAirSpeed(double drag, double resistance) {
    return std::sqrt(std::max(0.0, resistance) / drag);
}

/// The steepest slope up which a wind U pushes a body steadily, rad, from its drag on a body at rest, K U²
/// (m/s²): K U² = g (sin φ + c_rr cos φ), so φ = arcsin[(K U²/g)/√(1 + c_rr²)] − arctan c_rr. Negative where
/// it needs a decline, π/2 where no slope resists so much.
inline double steepestClimb(double dragAtRest, double gravity, double rollingResistance) {
    const double part = dragAtRest / (gravity * std::hypot(1.0, rollingResistance));
    return part < 1 ? std::asin(part) - std::atan(rollingResistance) : std::numbers::pi / 2;
}

} // namespace talweg
