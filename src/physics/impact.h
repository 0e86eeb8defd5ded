#pragma once

#include "physics/body.h"

#include <Eigen/Core>

namespace talweg {

/// What two surfaces do to each other where they touch.
struct ContactLaw {
    double e = 0.92;  ///< coefficient of restitution, 0 … 1
    double mu = 1.0;  ///< coefficient of static friction, ≥ 0
    double muK = 0.8; ///< coefficient of kinetic friction, 0 ≤ muK ≤ mu
};

/// A coefficient of friction that lets nothing slip. Finite, since it is multiplied with impulses that may be
/// zero; no impulse of a body that can be typed in is as large a multiple of another.
inline constexpr double unlimitedFriction = 1e30;

/// Tells slip from rounding, as a fraction of |v| + b|w|, the speeds that it is the difference of: a few
/// hundred units in their last place. Smaller, and what rolls is taken to slide; larger, and slow slip to
/// roll, without its loss. Every solver uses the same, or they differ in who rolls.
inline constexpr double slipRounding = 1e-13;

/// Spin (u1 u2 u3, rad/s) and velocity of the centre (u4 u5 u6, m/s) in the frame of the face: first
/// axis along the face, second out of it, third = first × second.
struct Speeds {
    Eigen::Vector3d spin{0, 0, 0};
    Eigen::Vector3d velocity{0, 0, 0};
};

/// What an impact did. Everything per unit mass of the body.
struct Impact {
    Speeds after;
    Eigen::Vector3d impulse{0, 0, 0}; ///< S1 S2 S3, m/s
    bool sticks = false;              ///< the contact point leaves without slip
    double normalLoss = 0;            ///< energy lost to restitution, J/kg
    double frictionLoss = 0;          ///< energy lost to friction, J/kg
};

/// Instantaneous impact of a round body on a face by Kane's method (Hartl 2006, equations 2.91–2.95 and
/// 2.127–2.165). It sticks where √(S1² + S3²) < μ |S2|, otherwise it slips against the direction of the
/// slip before the impact. Equations 2.80–2.81 divide by one component of that slip; the vector form used
/// here holds for every direction. `before.velocity.y()` must not be positive.
Impact impact(const Speeds& before, const RoundBody& body, const ContactLaw& law);

/// The tangential impulse or force as a part of what friction gives beside the normal one: of μ times it
/// where contact sticks or rolls. Where it slips, friction gives all it has, μ′ times it: 1.
double frictionUsed(double tangential, double normal, bool sticks, const ContactLaw& law);

} // namespace talweg
