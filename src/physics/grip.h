#pragma once

namespace talweg {

/// The friction that a motion needs is known to this part of it: some thousand roundings. If smaller, bodies
/// with exactly the friction they need slide; if larger, bodies with too little roll.
inline constexpr double gripRounding = 1e-12;

/// The greatest friction that holds, where static friction is `mu`: what needs exactly as much is held. For
/// comparisons only; friction itself is never greater than what is needed.
inline double heldBy(double mu) {
    return mu * (1 + gripRounding);
}

} // namespace talweg
