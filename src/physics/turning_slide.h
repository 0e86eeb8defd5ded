#pragma once

#include "physics/impact.h"
#include "physics/plane_motion.h"

namespace talweg {

/// Sliding of a round body on a plane face, with slip that has a component across the face and therefore
/// turns. Frame and speeds as in `Speeds`: first axis along the face, second normal to it, third across.
///
/// The slip (α, γ) moves like a particle on a rough slope: its rate is the gravity along the face minus a
/// deceleration K = μ′(1 + 1/k) N in the direction of the slip, with the normal force N. Let a be the gravity
/// along the face, δ = (K − a)/(K + a), |s| the slip at the start, and α its component downhill. In terms of
/// a parameter τ, the motion is
///
///     |slip| = A exp(−δτ) + B exp(−τ)        A = (|s| + α)/2
///     α      = A exp(−δτ) − B exp(−τ)        B = (|s| − α)/2
///     γ      = γ0 exp(−(1 + δ)τ/2)           dt/dτ = |slip|/(K + a)
///
/// Time, path of the slip and friction work are therefore also sums of exponentials. Velocity and spins
/// follow from the slip and from the angular momentum about the contact, which friction does not change.
class TurningSlide {
public:
    /// Starts at the place s (m) along the face with the given speeds. The slip must not be zero;
    /// `start.velocity.y()` is ignored.
    TurningSlide(const FaceGravity& gravity, const RoundBody& body, const ContactLaw& law, double s,
                 const Speeds& start);

    /// Place and speeds of the body at one time.
    struct Place {
        double s = 0;      ///< along the face, m
        double z = 0;      ///< across the face since the start, m
        double turned = 0; ///< rotation about the third axis since the start, rad
        Speeds speeds;
        double work = 0; ///< energy lost to friction since the start, J/kg
    };
    /// Place and speeds at time t (s), from 0 until the slip vanishes.
    Place at(double t) const;

    /// Time when the slip vanishes, s; `never` if gravity along the face exceeds friction.
    double slipVanishes() const { return m_vanishes; }
    /// Time when a body that moves uphill comes to rest along the face, s; `never` if this takes longer than
    /// `within` (s).
    double turns(double within) const;
    /// Time when s first passes `bound` (m) in the direction `sense` (±1), s; `never` if this takes longer
    /// than `within` (s). 0 if the body starts at or beyond the bound and moves away from it.
    double passes(double bound, double sense, double within) const;

private:
    double timeAt(double tau) const;
    double tauAt(double t) const;
    double tauWithin(double seconds) const;
    double slipGained(double tau) const;
    double speedDownhill(double tau) const;
    double placeDownhill(double tau) const;
    double fastestDownhill(double last) const;

    RoundBody m_body;
    Speeds m_start;
    double m_s0;
    double m_downhill;         ///< +1 if downhill is along the first axis, −1 if against it
    double m_friction;         ///< per unit mass, m/s²
    double m_gravity;          ///< a, m/s²
    double m_rate;             ///< K + a, m/s²
    double m_delta;            ///< δ
    double m_a, m_b;           ///< A and B, m/s
    double m_alpha0, m_gamma0; ///< slip at the start, downhill and across, m/s
    double m_v0;               ///< speed downhill at the start, m/s
    double m_vanishes;
};

} // namespace talweg
