#pragma once

namespace talweg {

/// Relative accuracy of the friction that a motion needs: some thousand roundings. If too small, bodies with
/// exactly the friction they need slide; if too large, bodies with too little friction roll.
inline constexpr double gripRounding = 1e-12;

/// The largest friction that holds for the static coefficient `mu`; exactly this much still holds. For
/// comparisons only; friction itself never exceeds what is needed.
inline double heldBy(double mu) {
    return mu * (1 + gripRounding);
}

} // namespace talweg
