#pragma once

#include "systems/track/motion.h"

#include <array>
#include <utility>

namespace talweg::track {

/// Motion of a ball in contact with a track of finite friction, while the signs of its regime are constant.
/// With the side σ, the slip s = v + σ b ω, the force N of the track per unit mass, and P = g dy/dp + (c/m) v
/// + K |v| v:
/// Rolling: v' = −(P + c_rr N sgn v)/(1 + k).
/// Slipping: v' = −P − μk N sgn s and k b σ ω' = −μk N sgn s − c_rr N sgn(σ ω).
/// These are the corrected equations of the ball on a surface (The Rolling Ball Simulation, sections 4 to 7),
/// with damping and drag.
class GripStepper {
public:
    GripStepper(const Rail& rail, const Setup& setup, const GripRegime& regime)
        : m_rail(rail), m_setup(setup), m_regime(regime) {}

    /// The state after `h` seconds, and the estimated error in units of the tolerance.
    std::pair<Gripped, double> step(const Gripped& from, double h) const;
    Gripped after(const Gripped& from, double h) const { return step(from, h).first; }
    double acceleration(const Gripped& state) const; ///< v', m/s²
    /// Force of the track per unit mass, m/s², positive towards the body's side.
    double normal(const Gripped& state) const;
    /// Friction along the track that rolling in this direction requires, per unit mass, m/s².
    double needed(const Gripped& state, int heading) const;
    /// Variables whose change to a negative value ends the regime: the normal force; when rolling, the
    /// remaining friction and the speed; when slipping, slip and spin.
    std::array<double, 3> margins(const Gripped& state) const;

private:
    struct Forces {
        double normal, pull, speed;
    };
    Forces forces(Rail::Spot spot, double v) const;

    const Rail& m_rail;
    const Setup& m_setup;
    GripRegime m_regime;
};

} // namespace talweg::track
