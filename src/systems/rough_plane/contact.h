#pragma once

#include "base/point.h"

#include <cstddef>
#include <variant>
#include <vector>

namespace talweg::rough_plane {

/// Particles joined by a weightless frame, each with its share of the friction.
struct Particles {
    struct One {
        Point place{0, 0}; ///< from the common centre of mass in the body's axes, m
        double share = 1;  ///< of the friction, adding up to 1; of the weight for one material
    };
    std::vector<One> all;
};

/// A thin rod along the first axis of the body with uniform pressure; its ends are L1 ahead of and L2 behind
/// the centre of mass.
struct Rod {
    double L1 = 0.5, L2 = 0.5; ///< m, positive
};

/// A rectangle with uniform pressure; half-sides along the two axes of the body.
struct Plate {
    double a = 0.5, b = 0.25; ///< m, positive
};

/// The contact of a body with the plane.
using Contact = std::variant<Particles, Rod, Plate>;

/// Means over a sliding contact, weighted with the pressure, of the slip velocity v and its direction v̂,
/// which determine friction. With the normal force N the friction force is −μ N times the mean direction, its
/// moment about the centre of mass −μ N times `turning`, and the lost power μ N times `speed`.
struct SlipMeans {
    double along = 0, across = 0; ///< mean of v̂ along the body's first and second axis
    double turning = 0;           ///< mean of r × v̂ about the centre of mass, counter-clockwise, m
    double speed = 0;             ///< mean of |v|, m/s
};

/// For a centre with `velocity` (m/s, in the axes of the body) and a spin (rad/s, counter-clockwise). A point
/// without slip has no direction.
SlipMeans slipMeans(const Contact& contact, const Point& velocity, double spin);

/// Of particles.
SlipMeans particleMeans(const Particles& particles, const Point& velocity, double spin);

/// Closed form. With λ1, λ2 the velocity along and across the rod (Eberly 2008, section 4) the means are λ1
/// I0, λ2 I0 + θ̇ I1 and λ2 I1 + θ̇ I2 divided by the length, written so that nothing cancels as θ̇ → 0 or λ1
/// → 0.
SlipMeans rodMeans(const Rod& rod, const Point& velocity, double spin);

/// Closed form about the instantaneous centre of rotation, which turns the integrals of Eberly 2008, section
/// 5, into integrals of the distance from a point over a rectangle. If that centre is far away, a Gauss rule,
/// exact to rounding there, is used.
SlipMeans plateMeans(const Plate& plate, const Point& velocity, double spin);

/// Mean distance of the contact from the centre of mass, m: determines the friction of a body that only
/// spins.
double meanDistance(const Contact& contact);

/// The square of the radius of gyration about the centre of mass, m², for particles whose shares are those of
/// the mass. For a rod with L1 ≠ L2 that of Eberly 2008, section 4: (L1³ + L2³)/(3 (L1 + L2)).
double gyrationSquared(const Contact& contact);

/// Whether the centre of pressure is the centre of mass, so that a body without spin never starts to spin.
/// False for a rod with L1 ≠ L2.
bool isBalanced(const Contact& contact);

} // namespace talweg::rough_plane
