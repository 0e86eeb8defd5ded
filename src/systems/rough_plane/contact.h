#pragma once

#include "base/point.h"

#include <cstddef>
#include <variant>
#include <vector>

namespace talweg::rough_plane {

/// Particles joined by a weightless frame. Each carries a share of the friction.
struct Particles {
    struct One {
        Point place{0, 0}; ///< position relative to the common centre of mass, in the body's axes, m
        double share = 1;  ///< share of the friction, all shares adding up to 1; for a single material, the
                           ///< share of the weight
    };
    std::vector<One> all;
};

/// A thin rod along the first axis of the body, with uniform pressure. L1 and L2 are the distances of its
/// front and rear ends from the centre of mass.
struct Rod {
    double L1 = 0.5, L2 = 0.5; ///< m, positive
};

/// A rectangle with uniform pressure. a and b are its half-sides along the two axes of the body.
struct Plate {
    double a = 0.5, b = 0.25; ///< m, positive
};

/// The contact of a body with the plane.
using Contact = std::variant<Particles, Rod, Plate>;

/// Means of the slip velocity v and its direction v̂ over a sliding contact, weighted with the pressure. They
/// determine friction. With the normal force N, the friction force is −μ N times the mean direction, its
/// moment about the centre of mass is −μ N times `turning`, and the power lost is μ N times `speed`.
struct SlipMeans {
    double along = 0, across = 0; ///< mean of v̂ along the body's first and second axis
    double turning = 0;           ///< mean of r × v̂ about the centre of mass, counter-clockwise, m
    double speed = 0;             ///< mean of |v|, m/s
};

/// The means for `velocity` of the centre of mass (m/s, in the axes of the body) and a spin (rad/s,
/// counter-clockwise). At points without slip, v̂ counts as 0.
SlipMeans slipMeans(const Contact& contact, const Point& velocity, double spin);

/// The means for joined particles.
SlipMeans particleMeans(const Particles& particles, const Point& velocity, double spin);

/// The means for a rod, in closed form. With the velocities λ1 along and λ2 across the rod (Eberly 2008,
/// section 4), they are λ1 I0, λ2 I0 + θ̇ I1 and λ2 I1 + θ̇ I2, divided by the length. They are evaluated in
/// a form without cancellation for θ̇ → 0 or λ1 → 0.
SlipMeans rodMeans(const Rod& rod, const Point& velocity, double spin);

/// The means for a plate, in closed form. About the instantaneous centre of rotation, the integrals of Eberly
/// 2008, section 5, become integrals of the distance from a point over a rectangle. If this centre is far
/// away, a Gauss rule is used, which is then exact to rounding.
SlipMeans plateMeans(const Plate& plate, const Point& velocity, double spin);

/// Mean distance of the contact from the centre of mass, m. It determines the frictional moment on a body
/// that spins in place.
double meanDistance(const Contact& contact);

/// Squared radius of gyration about the centre of mass, m². The shares of particles must be shares of the
/// mass. For a rod with L1 ≠ L2: (L1³ + L2³)/(3 (L1 + L2)), as in Eberly 2008, section 4.
double gyrationSquared(const Contact& contact);

/// Whether friction cannot make a body without spin start to spin, because the centre of pressure is the
/// centre of mass. False for a rod with L1 ≠ L2.
bool isBalanced(const Contact& contact);

} // namespace talweg::rough_plane
