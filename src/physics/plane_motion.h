#pragma once

#include "physics/body.h"
#include "physics/impact.h"

namespace talweg {

/// Mode of motion of a body in contact with the ground.
enum class ContactMode { rolling, sliding };

/// Gravity in the frame of a face with tilt φ (positive if the face rises towards +x).
struct FaceGravity {
    double along = 0;  ///< −g sin φ, m/s², along t̂
    double normal = 0; ///< g cos φ, m/s²: the normal force per unit mass
};

/// Motion of a round body in contact with a plane face. Accelerations are constant, so the motion is exact at
/// any time. Place s along the tangent t̂ (m), velocity v (m/s), spin w (rad/s, counter-clockwise positive).
/// The body rolls if the slip v + b w is zero. Hartl 2006, equations 3.1–3.28, with one sign convention
/// throughout.
struct PlaneMotion {
    ContactMode mode = ContactMode::rolling;
    double s0 = 0, v0 = 0, w0 = 0;
    double a = 0;           ///< acceleration along the face, m/s²
    double alpha = 0;       ///< angular acceleration, rad/s²
    double slip0 = 0;       ///< m/s, exactly zero when rolling
    double slipRate = 0;    ///< m/s²
    double friction = 0;    ///< kinetic friction per unit mass while sliding, μ′ g cos φ, m/s²
    double normalForce = 0; ///< normal force per unit mass, m/s²

    double s(double t) const { return s0 + t * (v0 + 0.5 * a * t); }
    double v(double t) const { return v0 + a * t; }
    double w(double t) const { return mode == ContactMode::rolling ? rollingSpin(t) : w0 + alpha * t; }
    double turned(double t) const { return t * (w0 + 0.5 * alpha * t); } ///< angle turned through, rad
    double slip(double t) const { return slip0 + slipRate * t; }
    /// Energy per unit mass lost to sliding friction by time t, J/kg.
    double slidingWork(double t) const;
    /// Time when the slip becomes zero, s; `never` if it does not.
    double slipVanishes() const;

    double b = 1;

private:
    double rollingSpin(double t) const { return -v(t) / b; }
};

/// Ratio of friction to normal force that rolling on a face needs: tan|φ| k/(1+k).
double rollingFrictionNeeded(const FaceGravity& gravity, double k);

/// The motion of a body that touches the face at place s with velocity v and spin w. Slip below the fraction
/// slipRounding of the speeds counts as zero. A body without slip rolls if static friction suffices;
/// otherwise it begins to slide downhill.
PlaneMotion planeMotion(const FaceGravity& gravity, const RoundBody& body, const ContactLaw& law, double s,
                        double v, double w);

} // namespace talweg
