#pragma once

#include "physics/body.h"

#include <Eigen/Core>

namespace talweg {

/// Interaction of two surfaces in contact.
struct ContactLaw {
    double e = 0.92;  ///< coefficient of restitution, 0 … 1
    double mu = 1.0;  ///< coefficient of static friction, ≥ 0
    double muK = 0.8; ///< coefficient of kinetic friction, 0 ≤ muK ≤ mu
};

/// A coefficient of friction that prevents all slip. It is finite so that its product with a zero impulse is
/// zero. It is larger than the ratio of tangential to normal impulse for any valid input.
inline constexpr double unlimitedFriction = 1e30;

/// Relative slip, as a fraction of |v| + b|w|, below which slip is rounding noise: a few hundred units in the
/// last place. If too small, rolling is misread as sliding; if too large, slow slip is misread as rolling,
/// without its loss. All solvers must use this value; otherwise they disagree on whether a body rolls.
inline constexpr double slipRounding = 1e-13;

/// Spin (u1 u2 u3, rad/s) and velocity of the centre (u4 u5 u6, m/s) in the frame of the face: first axis
/// along the face, second along its outward normal, third = first × second.
struct Speeds {
    Eigen::Vector3d spin{0, 0, 0};
    Eigen::Vector3d velocity{0, 0, 0};
};

/// Result of an impact. All quantities are per unit mass of the body.
struct Impact {
    Speeds after;
    Eigen::Vector3d impulse{0, 0, 0}; ///< S1 S2 S3, m/s
    bool sticks = false;              ///< whether the contact point leaves without slip
    double normalLoss = 0;            ///< energy lost to restitution, J/kg
    double frictionLoss = 0;          ///< energy lost to friction, J/kg
};

/// Instantaneous impact of a round body on a face by Kane's method (Hartl 2006, equations 2.91–2.95 and
/// 2.127–2.165). The contact sticks if √(S1² + S3²) < μ |S2|; otherwise it slips against the direction of the
/// slip before the impact. Equations 2.80–2.81 divide by one component of the slip; the vector form used here
/// is valid for every direction. `before.velocity.y()` must not be positive.
Impact impact(const Speeds& before, const RoundBody& body, const ContactLaw& law);

/// Fraction of the available friction that a contact uses. If it sticks or rolls: the tangential force or
/// impulse, divided by μ times the normal one. If it slips: 1, because friction is at its limit.
double frictionUsed(double tangential, double normal, bool sticks, const ContactLaw& law);

} // namespace talweg
