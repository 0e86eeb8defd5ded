#pragma once

#include "base/point.h"
#include "physics/grip.h"

#include <limits>

namespace talweg::rough_plane {

/// Motion of a particle, or of a body without spin, on a rough plane, in closed form. On a level plane, it
/// slows down in a straight line. On a slope, the velocity is a known function of ψ, its angle from downhill,
/// which decreases.
/// With u = tan(ψ/2), its initial value u0, y = u/u0, κ = f/a, P(q) = (1 − y^q)/q, c = cos²(ψ0/2), s =
/// sin²(ψ0/2): speed v0 (c y^(κ−1) + s y^(κ+1)), cross-slope speed v0 sin ψ0 y^κ, time (v0/a)(c P(κ−1) + s
/// P(κ+1)).
/// A particle that starts straight uphill halts, and then stays or slides back.
class Glide {
public:
    /// `velocity`: initial velocity, m/s; x along the contour line, y uphill. `slope`: a = g sin φ,
    /// `friction`: f = μ g cos φ, both in m/s².
    Glide(const Point& velocity, double slope, double friction);

    struct Now {
        Point place{0, 0};    ///< position relative to the start, m
        Point velocity{0, 0}; ///< m/s
        double path = 0;      ///< length of the path, m
    };
    Now at(double t) const;

    /// Time of the first halt, s. Infinite if there is none, 0 for a start at rest.
    double halt() const { return m_halt; }
    /// Whether the particle stays at rest after the first halt: f ≥ a.
    bool stays() const { return heldBy(m_friction) >= m_slope; }
    /// Time when the particle comes to rest for good, s; infinite if it does not.
    double stop() const { return stays() ? m_halt : std::numeric_limits<double>::infinity(); }

private:
    Now before(double t) const; ///< motion before the halt
    Now onLevel(double t) const;
    Now onSlope(double s) const; ///< s = −ln y
    double timeOf(double s) const;
    double solvedFor(double t) const; ///< inverse of timeOf
    bool isLevel() const;

    Point m_velocity;
    double m_speed, m_slope, m_friction;
    double m_kappa = 0, m_sine = 0, m_c = 0, m_s = 0;
    double m_halt = 0;
};

} // namespace talweg::rough_plane
