#pragma once

namespace talweg {

/// Relative tolerance in comparisons of needed and available friction: a few thousand times the rounding
/// error. If too small, bodies with exactly the friction they need slide; if too large, bodies with too
/// little friction roll.
inline constexpr double gripRounding = 1e-12;

/// The largest ratio of friction to normal force that still counts as sticking, for the static coefficient
/// `mu`. For comparisons only: friction forces are computed without the tolerance.
inline double heldBy(double mu) {
    return mu * (1 + gripRounding);
}

} // namespace talweg
