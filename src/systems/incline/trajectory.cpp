#include "systems/incline/trajectory.h"

#include "base/angle.h"
#include "physics/roots.h"

#include <algorithm>
#include <cmath>

namespace talweg::incline {

namespace {

double tilt(const Inputs& in) {
    return in.angle * radiansPerDegree;
}

ContactLaw lawOf(const Inputs& in) {
    return {in.e, in.mu, std::min(in.mu, in.muK)};
}

/// Gravity along the ramp, downhill, and into it.
FaceGravity gravityOn(const Inputs& in) {
    return {in.g * std::sin(tilt(in)), in.g * std::cos(tilt(in))};
}

Trajectory startOf(const Inputs& in, const Racer& racer, double elevation) {
    Trajectory trajectory;
    trajectory.racer = racer;
    trajectory.muNeeded = rollingFrictionNeeded(gravityOn(in), racer.k);
    trajectory.slides = trajectory.muNeeded > in.mu;
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
            mix(a.state.loss, b.state.loss), mix(a.state.lossAsPrinted, b.state.lossAsPrinted)};
}

/// One time step of the published method.
class Stepper {
public:
    Stepper(const Inputs& in, const Racer& racer)
        : m_in(in), m_racer(racer), m_normal(std::sin(tilt(in)), std::cos(tilt(in))),
          m_tangent(m_normal.y(), -m_normal.x()) {}

    void step(State& s) const {
        const double dt = m_in.dt;
        s.vy -= m_in.g * dt;
        s.x += s.vx * dt;
        s.y += s.vy * dt;
        s.angle += s.spin * dt;
        const double gap = m_normal.x() * s.x + m_normal.y() * (s.y - m_in.height) - m_racer.radius;
        if (gap >= 0 || s.x < 0 || s.x > m_in.length) return;
        s.x -= gap * m_normal.x();
        s.y -= gap * m_normal.y();
        collide(s);
    }

private:
    void collide(State& s) const {
        const double m = m_racer.mass;
        const double R = m_racer.radius;
        const double into = s.vx * m_normal.x() + s.vy * m_normal.y();
        if (into >= 0) return;
        const double normal = -(1 + m_in.e) * into * m;
        const double slip = s.vx * m_tangent.x() + s.vy * m_tangent.y() + R * s.spin;
        const double inertia = m_racer.k * m * R * R;
        const double kt = 1 / m + R * R / inertia;
        const double friction = std::min(m_in.muK * normal, std::abs(slip) / kt);
        const double along = slip > 0 ? -friction : friction;
        s.vx += (normal * m_normal.x() + along * m_tangent.x()) / m;
        s.vy += (normal * m_normal.y() + along * m_tangent.y()) / m;
        s.spin += R * along / inertia;
        const double slipAfter = slip + kt * along;
        s.loss += friction * (std::abs(slip) + std::abs(slipAfter)) / 2
                  + 0.5 * m * (1 - m_in.e) * (1 + m_in.e) * into * into;
        s.lossAsPrinted += m_in.muK * normal * std::abs(slip) * m_in.dt;
    }

    const Inputs& m_in;
    const Racer& m_racer;
    Point m_normal, m_tangent; ///< out of the ramp, and down it
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
            racer.mass * plane->slidingWork(t),
            0};
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
    trajectory.plane = planeMotion(gravityOn(in), {racer.radius, racer.k}, lawOf(in), 0, 0, 0);
    const double arrival = timeToPass(0, 0, trajectory.plane->a, in.length / std::cos(tilt(in)));
    if (arrival <= in.tEnd) trajectory.outcome = Outcome::arrived;
    trajectory.duration = std::min(arrival, in.tEnd);
    trajectory.end = trajectory.at(trajectory.duration);
    return trajectory;
}

Trajectory publishedTrajectory(const Inputs& in, const Racer& racer, const std::stop_token& stop) {
    Trajectory trajectory = startOf(in, racer, in.height + racer.radius);
    const Stepper stepper(in, racer);
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
    return trajectory;
}

Energies energiesOf(const Inputs& in, const Racer& racer, const State& s) {
    const double m = racer.mass;
    return {0.5 * m * (s.vx * s.vx + s.vy * s.vy),
            0.5 * racer.k * m * racer.radius * racer.radius * s.spin * s.spin, m * in.g * s.y};
}

double energyResidual(const Inputs& in, const Trajectory& trajectory) {
    const double first = energiesOf(in, trajectory.racer, trajectory.start).mechanical();
    Ledger ledger(first);
    const auto compare = [&](const State& s) {
        ledger.enter(energiesOf(in, trajectory.racer, s).mechanical() + s.loss);
    };
    for (int i = 1; i <= 64; ++i)
        compare(trajectory.at(trajectory.duration * i / 64));
    for (const Trajectory::Knot& knot : trajectory.knots)
        compare(knot.state);
    return ledger.residual(first);
}

} // namespace talweg::incline
