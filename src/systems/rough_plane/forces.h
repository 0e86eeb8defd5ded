#pragma once

#include "systems/rough_plane/body.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <optional>

namespace talweg::rough_plane {

/// The velocities of a body as one vector: (ẋ, ẇ, ρ θ̇), m/s, with the radius of gyration ρ. Half its square
/// is the kinetic energy per mass.
using Velocity = Eigen::Vector3d;

/// Rough friction and gravity on a body that can spin, per mass.
class Forces {
public:
    Forces(const Body& body, const Field& field)
        : m_body(body), m_field(field), m_rho(std::sqrt(body.gyrationSquared)) {}

    double rho() const { return m_rho; }
    /// The larger of the two accelerations.
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
    /// `q` with the same spin, but with particle `i` at rest.
    Velocity aboutParticle(std::size_t i, const Velocity& q, double theta) const;

    /// Particle `pivot` stays in place, and the body pivots on it.
    struct Pivoting {
        Effect effect;
        Point hold{0, 0};  ///< force of the plane on the particle, m/s²
        double excess = 0; ///< excess of that force over the limit of friction, m/s²
    };
    Pivoting pivoting(std::size_t pivot, const Velocity& q, double theta) const;

    /// The direction in which the body starts to move from rest, if it must: the direction with the largest
    /// acceleration by the forces of that motion. None if friction holds it.
    std::optional<Velocity> startDirection(double theta) const;

private:
    double shareAt(std::size_t pivot) const;

    Body m_body;
    Field m_field;
    double m_rho;
};

} // namespace talweg::rough_plane
