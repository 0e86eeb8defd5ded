#include "systems/rough_plane/romberg.h"
#include "systems/rough_plane/trajectory.h"

#include "base/translation.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <memory>

namespace talweg::rough_plane {

namespace {

/// Tolerance of Romberg's rule. Directions are means of unit vectors, so this is a fraction of the friction.
/// Time steps of a sixtieth of a second have larger errors.
constexpr double ruleTolerance = 1e-10;
/// Largest numbers of halvings. They matter if a point of the contact almost stands still, where its
/// direction jumps. The smallest parts are a thousandth of a rod and a thirtieth of a plate's side, so that
/// both rules take the same time.
constexpr int rodHalvings = 10, plateHalvings = 5;

/// Contributions of one point of the contact to the means: direction (2), moment, speed.
Integrals slipAt(const Point& place, const Point& velocity, double spin) {
    const Point slip(velocity.x() - spin * place.y(), velocity.y() + spin * place.x());
    const double speed = slip.norm();
    if (speed == 0) return Integrals::Zero();
    return {slip.x() / speed, slip.y() / speed, (place.x() * slip.y() - place.y() * slip.x()) / speed, speed};
}

SlipMeans meansOf(const Integrals& integrals, double size) {
    const Integrals means = integrals / size;
    return {means[0], means[1], means[2], means[3]};
}

struct ByRomberg {
    const Point& velocity;
    double spin;

    SlipMeans operator()(const Particles& particles) const {
        return particleMeans(particles, velocity, spin);
    }
    SlipMeans operator()(const Rod& rod) const {
        const auto at = [&](double L) { return slipAt({L, 0}, velocity, spin); };
        return meansOf(romberg(at, -rod.L2, rod.L1, rodHalvings, ruleTolerance), rod.L1 + rod.L2);
    }
    SlipMeans operator()(const Plate& plate) const {
        const auto across = [&](double alpha) {
            const auto at = [&](double beta) { return slipAt({alpha, beta}, velocity, spin); };
            return romberg(at, -plate.b, plate.b, plateHalvings, ruleTolerance);
        };
        return meansOf(romberg(across, -plate.a, plate.a, plateHalvings, 2 * plate.b * ruleTolerance),
                       4 * plate.a * plate.b);
    }
};

/// x, w, θ, their rates, loss per unit mass, path length; SI units.
using Numbers = Eigen::Array<double, 8, 1>;

/// The time derivatives of `Numbers`.
class Rates {
public:
    Rates(const Body& body, const Field& field) : m_body(body), m_field(field) {}

    Numbers operator()(const Numbers& y) const {
        Numbers rate = Numbers::Zero();
        rate.head<3>() = y.segment<3>(3);
        // As in Eberly 2008: no forces act on a body that is completely at rest.
        if ((y.segment<3>(3) == 0).all()) return rate;
        const Eigen::Rotation2Dd turn(y[2]);
        const Point velocity(y[3], y[4]);
        rate[4] = -m_field.slope;
        rate[7] = velocity.norm();
        if (m_field.friction == 0) return rate; // friction needs no integrals
        const SlipMeans means = rombergMeans(m_body.contact, turn.inverse() * velocity, y[5]);
        const Point drag = turn * Point(means.along, means.across);
        const double f = m_field.friction;
        rate[3] = -f * drag.x();
        rate[4] -= f * drag.y();
        rate[5] = m_body.gyrationSquared > 0 ? -f * means.turning / m_body.gyrationSquared : 0;
        rate[6] = f * means.speed;
        return rate;
    }

private:
    Body m_body;
    Field m_field;
};

/// The numbers and their derivatives after each step.
struct Steps {
    double length = 0; ///< s
    std::vector<Numbers> at, rate;

    /// Cubic Hermite interpolation between steps, at time t (s).
    Numbers between(double t) const {
        const double place = std::clamp(t / length, 0.0, static_cast<double>(at.size() - 1));
        const auto i = std::min(static_cast<std::size_t>(place), at.size() - 2);
        const double u = place - static_cast<double>(i), v = 1 - u;
        return v * v * (1 + 2 * u) * at[i] + u * u * (1 + 2 * v) * at[i + 1]
               + u * v * length * (v * rate[i] - u * rate[i + 1]);
    }
};

} // namespace

SlipMeans rombergMeans(const Contact& contact, const Point& velocity, double spin) {
    return std::visit(ByRomberg{velocity, spin}, contact);
}

Trajectory steppedMotion(const Body& body, const Field& field, const State& start, double dt, double tEnd,
                         const std::stop_token& stop) {
    const Rates rates(body, field);
    const auto steps = std::make_shared<Steps>();
    steps->length = dt;
    Numbers y;
    y << start.x, start.w, start.theta, start.vx, start.vw, start.spin, 0, 0;
    if (body.gyrationSquared == 0) y[5] = 0;
    steps->at = {y};
    steps->rate = {rates(y)};
    Trajectory trajectory;
    while (static_cast<double>(steps->at.size() - 1) * dt < tEnd && !(y.segment<3>(3) == 0).all()) {
        if (stop.stop_requested()) {
            trajectory.cancelled = true;
            break;
        }
        const Numbers a = steps->rate.back(), b = rates(y + dt / 2 * a), c = rates(y + dt / 2 * b),
                      d = rates(y + dt * c);
        y += dt / 6 * (a + 2 * b + 2 * c + d);
        steps->at.push_back(y);
        steps->rate.push_back(rates(y));
    }
    trajectory.steps = steps->at.size() - 1;
    const double mass = body.mass;
    const auto stateOf = [mass](const Numbers& n) {
        return State{n[0], n[1], n[2], n[3], n[4], n[5], mass * n[6], n[7]};
    };
    const bool atRest = trajectory.steps == 0;
    trajectory.events = {
        {0, atRest ? Mode::resting : Mode::sliding, atRest ? tr("Stays at rest") : tr("Starts")}};
    if (!atRest)
        trajectory.segments = {{0, [steps, stateOf](double t) { return stateOf(steps->between(t)); }}};
    if ((y.segment<3>(3) == 0).all()) {
        const double t = static_cast<double>(trajectory.steps) * dt;
        trajectory.segments.push_back({t, [last = stateOf(y)](double) { return last; }});
        trajectory.endWith(Outcome::rest, t);
        if (!atRest) trajectory.events.push_back({t, Mode::resting, tr("Comes to rest")});
    }
    trajectory.method = trCount(std::int64_t(trajectory.steps), "Runge–Kutta of order 4, %n step",
                                "Runge–Kutta of order 4, %n steps");
    trajectory.tolerance = std::holds_alternative<Particles>(body.contact)
                               ? tr("none (fixed steps)")
                               : tr("fixed steps, Romberg's rule to 1e-10");
    return trajectory;
}

} // namespace talweg::rough_plane
