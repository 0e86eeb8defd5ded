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
        double share = 1;  ///< of the friction, adding up to 1: of the weight where all are of one material
    };
    std::vector<One> all;
};

/// A thin rod along the body's first axis, pressing evenly: its ends are L1 ahead of the centre of mass and
/// L2 behind it.
struct Rod {
    double L1 = 0.5, L2 = 0.5; ///< m, positive
};

/// A rectangle that presses evenly; half-sides along the body's two axes.
struct Plate {
    double a = 0.5, b = 0.25; ///< m, positive
};

/// Where a body touches the plane.
using Contact = std::variant<Particles, Rod, Plate>;

/// What friction needs to know of a sliding contact: means over the contact, weighted with the pressure, of
/// the slip velocity v and its direction v̂. With the normal force N the friction force is −μ N times the mean
/// direction, its moment about the centre of mass −μ N times `turning`, and the power lost μ N times `speed`.
struct SlipMeans {
    double along = 0, across = 0; ///< mean of v̂ along the body's first and second axis
    double turning = 0;           ///< mean of r × v̂ about the centre of mass, counter-clockwise, m
    double speed = 0;             ///< mean of |v|, m/s
};

/// For a centre moving with `velocity` (m/s, in the body's axes) and a spin (rad/s, counter-clockwise). A
/// point that does not slip counts as having no direction.
SlipMeans slipMeans(const Contact& contact, const Point& velocity, double spin);

/// Of particles.
SlipMeans particleMeans(const Particles& particles, const Point& velocity, double spin);

/// In closed form. With λ1, λ2 the velocity along and across the rod (Eberly 2008, section 4) the means are
/// λ1 I0, λ2 I0 + θ̇ I1 and λ2 I1 + θ̇ I2 divided by the length; written so that nothing cancels as θ̇ → 0 or
/// λ1 → 0.
SlipMeans rodMeans(const Rod& rod, const Point& velocity, double spin);

/// In closed form about the instantaneous centre of rotation, which turns the integrals of Eberly 2008,
/// section 5, into those of the distance from a point over a rectangle; where that centre is far away, by a
/// Gauss rule that is exact to rounding there.
SlipMeans plateMeans(const Plate& plate, const Point& velocity, double spin);

/// Mean distance of the contact from the centre of mass, m: the friction of a body that only spins.
double meanDistance(const Contact& contact);

/// The square of the radius of gyration about the centre of mass, m²; of particles whose shares are those of
/// the mass. For a rod with L1 ≠ L2 that of Eberly
/// 2008, section 4: (L1³ + L2³)/(3 (L1 + L2)).
double gyrationSquared(const Contact& contact);

/// Whether the centre of the pressure is the centre of mass, so that a body that does not spin never starts
/// to. Not so for a rod with L1 ≠ L2.
bool isBalanced(const Contact& contact);

} // namespace talweg::rough_plane
