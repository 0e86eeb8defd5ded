#pragma once

namespace talweg {

/// Relative accuracy of the friction that a motion needs: a few thousand times the rounding error. If too
/// small, bodies with exactly the friction they need slide; if too large, bodies with too little friction
/// roll.
inline constexpr double gripRounding = 1e-12;

/// The largest friction per unit normal force that still holds a contact with the static coefficient `mu`.
/// For comparisons only; the friction itself never exceeds the friction needed.
inline double heldBy(double mu) {
    return mu * (1 + gripRounding);
}

} // namespace talweg
