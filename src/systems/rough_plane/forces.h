#pragma once

#include "systems/rough_plane/body.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>
#include <optional>

namespace talweg::rough_plane {

/// The velocities of a body in one vector: (ẋ, ẇ, ρ θ̇), m/s, with the radius of gyration ρ. Half its squared
/// length is the kinetic energy per unit mass.
using Velocity = Eigen::Vector3d;

/// Dry friction and gravity on a body that can spin, per unit mass.
class Forces {
public:
    Forces(const Body& body, const Field& field)
        : m_body(body), m_field(field), m_rho(std::sqrt(body.gyrationSquared)) {}

    double rho() const { return m_rho; }
    /// The larger of the accelerations by friction and by gravity, m/s².
    double scale() const { return std::max(m_field.friction, m_field.slope); }

    struct Effect {
        Velocity acceleration{0, 0, 0}; ///< m/s²
        double power = 0;               ///< power lost to friction, W/kg
    };
    /// Acceleration and loss if every point of the contact slips.
    Effect free(const Velocity& q, double theta) const;

    /// The particles of the contact; null for a rod or a plate.
    const Particles* particles() const { return std::get_if<Particles>(&m_body.contact); }
    /// The velocity of particle `i`, m/s.
    Point velocityOf(std::size_t i, const Velocity& q, double theta) const;
    /// The velocity with the spin of `q` for which particle `i` is at rest.
    Velocity aboutParticle(std::size_t i, const Velocity& q, double theta) const;

    /// Acceleration and loss while the particle `pivot` stays in place and the body rotates about it.
    struct Pivoting {
        Effect effect;
        Point hold{0, 0};  ///< force of the plane on the particle per unit mass, m/s²
        double excess = 0; ///< amount by which `hold` exceeds the limit of friction, m/s²; negative if
                           ///< friction can hold
    };
    Pivoting pivoting(std::size_t pivot, const Velocity& q, double theta) const;

    /// The direction in which a body at rest starts to move: the direction with the largest resulting
    /// acceleration from friction and gravity. Empty if friction holds the body.
    std::optional<Velocity> startDirection(double theta) const;

private:
    double shareAt(std::size_t pivot) const;

    Body m_body;
    Field m_field;
    double m_rho;
};

} // namespace talweg::rough_plane
