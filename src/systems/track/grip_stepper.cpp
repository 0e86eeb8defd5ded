#include "systems/track/grip_stepper.h"

#include "physics/dormand_prince.h"
#include "physics/grip.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg::track {

namespace {

/// Error allowed in a step, relative to each variable and its natural scale: about five hundred rounding
/// errors.
constexpr double gripTolerance = 1e-13;

enum Component : std::size_t { place, speed, slip, angle, dry, rolling, damping, air };

} // namespace

GripStepper::Forces GripStepper::forces(Rail::Spot spot, double v) const {
    const Rail::Place at = m_rail.place(spot);
    const double normal = m_setup.side * (v * v * at.curvature + m_setup.g * at.normal().y());
    return {normal, m_setup.g * at.tangent().y() + m_setup.resistanceAt(v), at.speed()};
}

double GripStepper::normal(const Gripped& state) const {
    return forces(state.spot, state.v).normal;
}

double GripStepper::needed(const Gripped& state, int heading) const {
    const Forces f = forces(state.spot, state.v);
    return (m_setup.k * f.pull - m_setup.grip->cRr * f.normal * heading) / (1 + m_setup.k);
}

double GripStepper::acceleration(const Gripped& state) const {
    const Forces f = forces(state.spot, state.v);
    return m_regime.slipping ? -f.pull - m_setup.grip->muK * f.normal * m_regime.slip
                             : -(f.pull + m_setup.grip->cRr * f.normal * m_regime.heading) / (1 + m_setup.k);
}

std::pair<Gripped, double> GripStepper::step(const Gripped& from, double h) const {
    using Vector = std::array<double, 8>;
    const double b = m_setup.b, c = m_setup.grip->cRr;
    const auto motion = [&](const Vector& x, Vector& rate) {
        const double v = x[speed];
        const Forces f = forces({from.spot.zone, x[place]}, v);
        rate[place] = v / f.speed;
        rate[angle] = m_setup.side * (x[slip] - v) / b;
        rate[damping] = m_setup.damping * v * v;
        rate[air] = m_setup.dragAt(v) * v;
        if (!m_regime.slipping) {
            const double resistance = c * f.normal * m_regime.heading;
            rate[speed] = -(f.pull + resistance) / (1 + m_setup.k);
            rate[slip] = rate[dry] = 0;
            rate[rolling] = resistance * v;
            return;
        }
        const double friction = m_setup.grip->muK * f.normal * m_regime.slip;
        const double couple = c * f.normal * m_regime.spin;
        const double spinUp = m_regime.spin == 0 ? 0 : -(friction + couple) / m_setup.k;
        rate[speed] = -f.pull - friction;
        rate[slip] = rate[speed] + spinUp;
        rate[dry] = friction * x[slip];
        rate[rolling] = couple * (x[slip] - v);
    };
    const Vector start{from.spot.q, from.v,       from.slip,    from.angle,
                       from.dry,    from.rolling, from.damping, from.air};
    const auto [end, error] = dormandPrince8(motion, start, h);
    const double fast = std::sqrt(m_setup.g * b), metres = m_rail.slope(from.spot).speed;
    const Vector natural{b / metres, fast, fast, 1, fast * fast, fast * fast, fast * fast, fast * fast};
    const double allowed = gripTolerance + m_rail.coarseness(from.spot);
    double worst = 0;
    for (std::size_t i = 0; i < end.size(); ++i) {
        if (!std::isfinite(end[i])) return {from, std::numeric_limits<double>::infinity()};
        const double size = natural[i] + std::max(std::abs(start[i]), std::abs(end[i]));
        worst = std::max(worst, std::abs(error[i]) / (allowed * size));
    }
    return {{{from.spot.zone, end[place]},
             end[speed],
             end[slip],
             end[angle],
             end[dry],
             end[rolling],
             end[damping],
             end[air]},
            worst};
}

std::array<double, 3> GripStepper::margins(const Gripped& state) const {
    const double force = normal(state);
    if (!m_regime.slipping)
        return {force, heldBy(m_setup.grip->muS) * force - std::abs(needed(state, m_regime.heading)),
                m_regime.heading * state.v};
    return {force, m_regime.slip * state.slip,
            m_regime.spin == 0 ? 1 : m_regime.spin * (state.slip - state.v)};
}

} // namespace talweg::track
