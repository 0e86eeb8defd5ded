#pragma once

#include "systems/rough_plane/body.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <optional>

namespace talweg::rough_plane {

/// A body's velocities as one: (ẋ, ẇ, ρ θ̇), m/s, with ρ the radius of gyration. Half its square is the
/// kinetic energy per mass.
using Velocity = Eigen::Vector3d;

/// What a body that can spin feels of rough friction and gravity, per mass.
class Forces {
public:
    Forces(const Body& body, const Field& field)
        : m_body(body), m_field(field), m_rho(std::sqrt(body.gyrationSquared)) {}

    double rho() const { return m_rho; }
    /// The greater of the two accelerations at work.
    double scale() const { return std::max(m_field.friction, m_field.slope); }

    struct Effect {
        Velocity acceleration{0, 0, 0}; ///< m/s²
        double power = 0;               ///< lost, W/kg
    };
    /// Every point of the contact slips.
    Effect free(const Velocity& q, double theta) const;

    /// Null for a rod or a plate.
    const Particles* particles() const { return std::get_if<Particles>(&m_body.contact); }
    /// The velocity of particle `i`, m/s.
    Point velocityOf(std::size_t i, const Velocity& q, double theta) const;
    /// `q` with the spin it has, but particle `i` at rest.
    Velocity aboutParticle(std::size_t i, const Velocity& q, double theta) const;

    /// Particle `pivot` stays where it is, the body pivots on it.
    struct Pivoting {
        Effect effect;
        Point hold{0, 0};  ///< on the particle, by the plane, m/s²
        double excess = 0; ///< of that force over what friction can give, m/s²
    };
    Pivoting pivoting(std::size_t pivot, const Velocity& q, double theta) const;

    /// The direction in which the body starts to move from rest, if it must: the one in which the forces that
    /// are at work when it moves accelerate it most. None if friction holds it.
    std::optional<Velocity> startDirection(double theta) const;

private:
    double shareAt(std::size_t pivot) const;

    Body m_body;
    Field m_field;
    double m_rho;
};

} // namespace talweg::rough_plane
