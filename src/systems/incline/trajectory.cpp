#include "systems/incline/trajectory.h"

#include "base/angle.h"
#include "physics/grip.h"
#include "physics/roots.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace talweg::incline {

namespace {

/// Allowed rounding error of a sum of energies, in units of the last digit of an elevation. If too small,
/// rounding on a high ramp raises doubts; if too large, real errors of this size are not detected.
constexpr double roundings = 8;
/// Lower limit of the reference energy, as a fraction of the potential energy of a height of one radius. If
/// too small, the residual on a level ramp is NaN; if too large, errors on a nearly level ramp are not
/// detected.
constexpr double leastDrop = 1e-9;

double tilt(const Inputs& in) {
    return in.angle * radiansPerDegree;
}

ContactLaw lawOf(const Inputs& in, const Racer& racer) {
    const double mu = staticFriction(in, racer);
    return {in.e, heldBy(mu), std::min(mu, kineticFriction(in, racer))};
}

/// Components of gravity along the ramp (downhill) and normal to it.
FaceGravity gravityOn(const Inputs& in) {
    return {in.g * std::sin(tilt(in)), in.g * std::cos(tilt(in))};
}

Trajectory startOf(const Inputs& in, const Racer& racer, double elevation) {
    Trajectory trajectory;
    trajectory.racer = racer;
    trajectory.muNeeded = rollingFrictionNeeded(gravityOn(in), racer.k);
    trajectory.slides = trajectory.muNeeded > lawOf(in, racer).mu;
    trajectory.angle = tilt(in);
    trajectory.start.y = elevation;
    return trajectory;
}

State between(const Trajectory::Knot& a, const Trajectory::Knot& b, double t) {
    const double part = b.t > a.t ? (t - a.t) / (b.t - a.t) : 0;
    const auto mix = [part](double from, double to) { return std::lerp(from, to, part); };
    return {mix(a.state.x, b.state.x),       mix(a.state.y, b.state.y),
            mix(a.state.vx, b.state.vx),     mix(a.state.vy, b.state.vy),
            mix(a.state.spin, b.state.spin), mix(a.state.angle, b.state.angle),
            mix(a.state.loss, b.state.loss)};
}

/// Computes the time steps of the published method.
class Stepper {
public:
    Stepper(const Inputs& in, const Racer& racer)
        : m_in(in), m_racer(racer), m_normal(std::sin(tilt(in)), std::cos(tilt(in))),
          m_tangent(m_normal.y(), -m_normal.x()), m_friction(kineticFriction(in, racer)),
          m_touching(roundingOfDepth * gravityOn(in).normal * in.dt * in.dt) {}

    void step(State& s) {
        const double dt = m_in.dt;
        s.vy -= m_in.g * dt;
        s.x += s.vx * dt;
        s.y += s.vy * dt;
        s.angle += s.spin * dt;
        const double gap = m_normal.x() * s.x + m_normal.y() * (s.y - m_in.height) - m_racer.radius;
        if (gap >= -m_touching || s.x < 0 || s.x > m_in.length) return;
        s.x -= gap * m_normal.x();
        s.y -= gap * m_normal.y();
        collide(s);
    }

    /// Whether most contacts leave some slip. A rolling body has only a few of these contacts, when it begins
    /// to bounce. With the effective mass 1/m, which overshoots, their share is up to a third.
    bool slides() const { return 2 * m_slippingContacts > m_contacts; }

private:
    /// Depth below which a body does not count as in contact. It is a fraction of g cos α Δt², the depth by
    /// which a body at rest sinks in one step. Reason: with e = 1, a body that was pushed out returns to the
    /// surface one step later, at depth 0. Rounding, about 10⁻¹⁵ m, would then decide about contact. The
    /// limit exceeds it for steps of 10 µs or more.
    static constexpr double roundingOfDepth = 1e-4;
    /// Ratio of the slip after a contact to that before it, above which the contact leaves slip. The slip of
    /// one contact is about 10¹⁰ times its rounding error.
    static constexpr double slipLeft = 1e-6;

    struct Impact {
        double into;             ///< normal velocity before the impact, m/s, negative
        double normal, friction; ///< impulses normal to the ramp and down it, N s
        double slip, slipAfter;  ///< slip before and after the impact, m/s
    };

    double effectiveMass() const {
        const double linear = 1 / m_racer.mass;
        return m_in.effectiveMass == EffectiveMass::withSpin ? linear * (1 + 1 / m_racer.k) : linear;
    }

    void collide(State& s) {
        const double m = m_racer.mass;
        const double into = s.vx * m_normal.x() + s.vy * m_normal.y();
        if (into >= 0) return;
        const double normal = -(1 + m_in.e) * into * m;
        const double slip = s.vx * m_tangent.x() + s.vy * m_tangent.y() + m_racer.radius * s.spin;
        const double friction = std::min(m_friction * normal, std::abs(slip) / effectiveMass());
        const double along = slip > 0 ? -friction : friction;
        s.vx += (normal * m_normal.x() + along * m_tangent.x()) / m;
        s.vy += (normal * m_normal.y() + along * m_tangent.y()) / m;
        s.spin += along / (m_racer.k * m * m_racer.radius);
        const double slipAfter = slip + along / m * (1 + 1 / m_racer.k);
        s.loss += heatOf({into, normal, along, slip, slipAfter});
        ++m_contacts;
        if (slip != 0 && slipAfter / slip > slipLeft) ++m_slippingContacts;
    }

    double heatOf(const Impact& impact) const {
        const double m = m_racer.mass;
        switch (m_in.heat) {
        case Heat::section96:
            return m_friction * impact.normal * std::abs(impact.slip) * m_in.dt;
        case Heat::listing8:
            return m_friction * std::abs(impact.normal - m * gravityOn(m_in).normal * m_in.dt)
                   * std::abs(impact.slipAfter);
        case Heat::work:
            break;
        }
        return -impact.friction * (impact.slip + impact.slipAfter) / 2
               + 0.5 * m * (1 - m_in.e) * (1 + m_in.e) * impact.into * impact.into;
    }

    const Inputs& m_in;
    const Racer& m_racer;
    Point m_normal, m_tangent; ///< unit vectors normal to the ramp and downhill along it
    double m_friction;         ///< kinetic friction
    double m_touching;         ///< smallest depth of a contact, m
    std::size_t m_contacts = 0, m_slippingContacts = 0;
};

} // namespace

State Trajectory::at(double t) const {
    t = std::clamp(t, 0.0, duration);
    if (!plane) {
        const auto next = std::ranges::upper_bound(knots, t, {}, &Knot::t);
        if (next == knots.begin()) return start;
        return next == knots.end() ? end : between(*(next - 1), *next, t);
    }
    const double s = plane->s(t);
    const double v = plane->v(t);
    return {s * std::cos(angle),
            start.y - s * std::sin(angle),
            v * std::cos(angle),
            -v * std::sin(angle),
            plane->w(t),
            plane->turned(t),
            racer.mass * plane->slidingWork(t)};
}

double Trajectory::passing(double x) const {
    if (plane) return timeToPass(0, 0, plane->a, x / std::cos(angle));
    const auto next = std::ranges::lower_bound(knots, x, {}, [](const Knot& knot) { return knot.state.x; });
    if (next == knots.begin() || next == knots.end()) return duration;
    const Knot& before = *(next - 1);
    return std::lerp(before.t, next->t, (x - before.state.x) / (next->state.x - before.state.x));
}

Trajectory exactTrajectory(const Inputs& in, const Racer& racer) {
    Trajectory trajectory = startOf(in, racer, in.height + racer.radius / std::cos(tilt(in)));
    trajectory.plane = planeMotion(gravityOn(in), {racer.radius, racer.k}, lawOf(in, racer), 0, 0, 0);
    const double arrival = timeToPass(0, 0, trajectory.plane->a, in.length / std::cos(tilt(in)));
    if (arrival <= in.tEnd) trajectory.outcome = Outcome::arrived;
    trajectory.duration = std::min(arrival, in.tEnd);
    trajectory.end = trajectory.at(trajectory.duration);
    return trajectory;
}

Trajectory publishedTrajectory(const Inputs& in, const Racer& racer, const std::stop_token& stop) {
    Trajectory trajectory = startOf(in, racer, in.height + racer.radius);
    Stepper stepper(in, racer);
    State state = trajectory.start;
    const auto steps = static_cast<std::size_t>(std::ceil(in.tEnd / in.dt - 1e-9));
    trajectory.knots.push_back({0, state});
    for (std::size_t i = 1; i <= steps && !trajectory.arrived(); ++i) {
        if (i % 1000 == 0 && stop.stop_requested()) {
            trajectory.cancelled = true;
            return trajectory;
        }
        stepper.step(state);
        trajectory.knots.push_back({static_cast<double>(i) * in.dt, state});
        if (state.x >= in.length) trajectory.outcome = Outcome::arrived;
    }
    trajectory.duration = trajectory.knots.back().t;
    trajectory.end = state;
    trajectory.slides = stepper.slides();
    return trajectory;
}

Finish Finish::of(const Trajectory& trajectory, double length) {
    const bool arrives = trajectory.arrived();
    return {arrives, trajectory.slides, arrives ? trajectory.passing(length) : trajectory.duration,
            std::hypot(trajectory.end.vx, trajectory.end.vy)};
}

namespace {

/// The impulses of the ramp that lead to a state at time t.
Contact impulsesTo(const Inputs& in, const Trajectory& trajectory, double t, const State& s) {
    const Racer& racer = trajectory.racer;
    const double out = s.vx * std::sin(trajectory.angle) + s.vy * std::cos(trajectory.angle);
    return {racer.mass * (out + gravityOn(in).normal * t), racer.k * racer.mass * racer.radius * s.spin};
}

} // namespace

Contact contactAt(const Inputs& in, const Trajectory& trajectory, double t) {
    Contact contact = impulsesTo(in, trajectory, t, trajectory.at(t));
    if (trajectory.plane) {
        contact.normalForce = trajectory.racer.mass * gravityOn(in).normal;
        contact.frictionForce = trajectory.racer.mass * (trajectory.plane->a - gravityOn(in).along);
        return contact;
    }
    const auto& knots = trajectory.knots;
    if (knots.size() < 2) return contact;
    const auto next = std::clamp(std::ranges::upper_bound(knots, t, {}, &Trajectory::Knot::t),
                                 knots.begin() + 1, knots.end() - 1);
    const auto& last = *(next - 1);
    const Contact before = impulsesTo(in, trajectory, last.t, last.state),
                  after = impulsesTo(in, trajectory, next->t, next->state);
    contact.normalForce = (after.normalImpulse - before.normalImpulse) / (next->t - last.t);
    contact.frictionForce = (after.frictionImpulse - before.frictionImpulse) / (next->t - last.t);
    return contact;
}

double slipOf(const Trajectory& trajectory, const State& s) {
    const double along = s.vx * std::cos(trajectory.angle) - s.vy * std::sin(trajectory.angle);
    return along + trajectory.racer.radius * s.spin;
}

double slipMetric(const Trajectory& trajectory, const State& s) {
    return trajectory.racer.radius * std::abs(s.spin) - std::hypot(s.vx, s.vy);
}

namespace {

/// The largest magnitude of a property over all steps and the end.
double greatestOf(const Trajectory& trajectory, double (*of)(const Trajectory&, const State&)) {
    double most = std::abs(of(trajectory, trajectory.end));
    for (const Trajectory::Knot& knot : trajectory.knots)
        most = std::max(most, std::abs(of(trajectory, knot.state)));
    return most;
}

} // namespace

double greatestSlip(const Trajectory& trajectory) {
    return greatestOf(trajectory, slipOf);
}

double greatestSlipMetric(const Trajectory& trajectory) {
    return greatestOf(trajectory, slipMetric);
}

Energies energiesOf(const Inputs& in, const Racer& racer, const State& s) {
    const double m = racer.mass;
    return {0.5 * m * (s.vx * s.vx + s.vy * s.vy),
            0.5 * racer.k * m * racer.radius * racer.radius * s.spin * s.spin, m * in.g * s.y};
}

double energyDrift(const Inputs& in, const Trajectory& trajectory) {
    const auto total = [&](const State& s) {
        return energiesOf(in, trajectory.racer, s).mechanical() + s.loss;
    };
    return total(trajectory.end) - total(trajectory.start);
}

Audit audited(const Inputs& in, const Trajectory& trajectory) {
    const double weight = trajectory.racer.mass * in.g, top = trajectory.start.y;
    const double drop = in.length * std::tan(trajectory.angle), given = weight * drop;
    const EnergyGiven whole{given, 0, leastDrop * weight * trajectory.racer.radius};
    // The rounding error of elevations does not shrink with the drop of the ramp.
    const double rounding =
        roundings * std::numeric_limits<double>::epsilon() * weight * (std::abs(top) + drop);
    Ledger ledger(energiesOf(in, trajectory.racer, trajectory.start).mechanical());
    const double lastStep = trajectory.plane ? 0 : in.dt; // the published method does not shorten its last
                                                          // step
    TermAudit terms(whole, in.tEnd + lastStep);
    const auto look = [&](double t, const State& s) {
        const Energies energies = energiesOf(in, trajectory.racer, s);
        ledger.enter(energies.mechanical() + s.loss, rounding);
        const std::array taken{s.loss};
        terms.enter({t, energies.translational + energies.rotational, weight * (s.y - top) + given, taken, 0,
                     rounding});
    };
    for (const Trajectory::Knot& knot : trajectory.knots)
        look(knot.t, knot.state);
    for (int i = 1; i <= 64 && trajectory.plane; ++i)
        look(trajectory.duration * i / 64, trajectory.at(trajectory.duration * i / 64));
    Audit audit{ledger.residual(terms.scale()), terms.breaches()};
    audit.breaches.isInfinite |= !std::isfinite(trajectory.end.x + trajectory.end.angle);
    return audit;
}

} // namespace talweg::incline
