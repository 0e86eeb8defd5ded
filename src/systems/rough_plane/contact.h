#pragma once

#include "base/point.h"

#include <cstddef>
#include <variant>
#include <vector>

namespace talweg::rough_plane {

/// Particles joined by a weightless frame, each with its share of the friction.
struct Particles {
    struct One {
        Point place{0, 0}; ///< position relative to the common centre of mass, in the body's axes, m
        double share = 1;  ///< share of the friction; all add up to 1; for one material, share of the weight
    };
    std::vector<One> all;
};

/// A thin rod along the first axis of the body with uniform pressure. L1 and L2 are the distances of its
/// front and rear ends from the centre of mass.
struct Rod {
    double L1 = 0.5, L2 = 0.5; ///< m, positive
};

/// A rectangle with uniform pressure; half-sides along the two axes of the body.
struct Plate {
    double a = 0.5, b = 0.25; ///< m, positive
};

/// The contact of a body with the plane.
using Contact = std::variant<Particles, Rod, Plate>;

/// Means over a sliding contact, weighted with the pressure, of the slip velocity v and its direction v̂. They
/// determine friction: with the normal force N the friction force is −μ N times the mean direction, its
/// moment about the centre of mass is −μ N times `turning`, and the lost power is μ N times `speed`.
struct SlipMeans {
    double along = 0, across = 0; ///< mean of v̂ along the body's first and second axis
    double turning = 0;           ///< mean of r × v̂ about the centre of mass, counter-clockwise, m
    double speed = 0;             ///< mean of |v|, m/s
};

/// The means for a centre with `velocity` (m/s, in the axes of the body) and a spin (rad/s,
/// counter-clockwise). Points without slip have the direction 0.
SlipMeans slipMeans(const Contact& contact, const Point& velocity, double spin);

/// The means for joined particles.
SlipMeans particleMeans(const Particles& particles, const Point& velocity, double spin);

/// The means for a rod, in closed form. With λ1, λ2 the velocity along and across the rod (Eberly 2008,
/// section 4) they are λ1 I0, λ2 I0 + θ̇ I1 and λ2 I1 + θ̇ I2 divided by the length, written such that nothing
/// cancels as θ̇ → 0 or λ1 → 0.
SlipMeans rodMeans(const Rod& rod, const Point& velocity, double spin);

/// The means for a plate, in closed form about the instantaneous centre of rotation, which turns the
/// integrals of Eberly 2008, section 5, into integrals of the distance from a point over a rectangle. If this
/// centre is far away, a Gauss rule is used, which is then exact to rounding.
SlipMeans plateMeans(const Plate& plate, const Point& velocity, double spin);

/// Mean distance of the contact from the centre of mass, m: determines the friction of a body that only
/// spins.
double meanDistance(const Contact& contact);

/// The square of the radius of gyration about the centre of mass, m². The shares of particles must be those
/// of the mass. A rod with L1 ≠ L2 has that of Eberly 2008, section 4: (L1³ + L2³)/(3 (L1 + L2)).
double gyrationSquared(const Contact& contact);

/// Whether the centre of pressure is the centre of mass, so that a body without spin never starts to spin.
/// This does not hold for a rod with L1 ≠ L2.
bool isBalanced(const Contact& contact);

} // namespace talweg::rough_plane
