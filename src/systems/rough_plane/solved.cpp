#include "systems/rough_plane/solved.h"

#include "base/root.h"
#include "systems/rough_plane/forces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace talweg::rough_plane {

namespace {

/// The run ends when the models with dry friction and the selected model are at rest.
double durationOf(const Solved& solved) {
    double duration = solved.endOf(solved.mainTrajectory());
    if (solved.endsBack()) return duration;
    if (solved.mainTrajectory().outcome == Outcome::givenUp) return duration;
    for (const Model model : {Model::coupled, Model::decoupled})
        duration = std::max(duration, solved.endOf(solved.trajectories[static_cast<std::size_t>(model)]));
    // If the body never moves, show it for a while.
    return duration > 0 ? duration : std::min(solved.inputs.tEnd, 1.0);
}

struct Instant {
    double t = 0;
    State state;
};

/// States of the main trajectory at enough times that w is monotonic between two of them.
std::vector<Instant> instantsOf(const Solved& solved) {
    const Trajectory& trajectory = solved.mainTrajectory();
    const double end = solved.endOf(trajectory);
    std::vector<Instant> instants;
    constexpr int parts = 64;
    for (int i = 0; i <= parts; ++i) {
        const double t = end * i / parts;
        instants.push_back({t, trajectory.at(t)});
    }
    return instants;
}

/// Adds the times at which w has a maximum or minimum.
std::vector<Instant> withTurns(const Trajectory& trajectory, const std::vector<Instant>& instants) {
    std::vector<Instant> all{instants.front()};
    for (std::size_t i = 1; i < instants.size(); ++i) {
        const Instant &from = instants[i - 1], &to = instants[i];
        if (from.state.vw * to.state.vw < 0) {
            const auto speed = [&](double t) { return trajectory.at(t).vw; };
            const double t = bracketRoot(speed, from.t, to.t, from.state.vw, to.state.vw).middle();
            all.push_back({t, trajectory.at(t)});
        }
        all.push_back(to);
    }
    return all;
}

/// Finds the highest point of the main trajectory and the time when it returns to w = 0.
void findTop(Solved& solved, const std::vector<Instant>& instants) {
    const Trajectory& trajectory = solved.mainTrajectory();
    const auto height = [&](const Instant& at) { return solved.inputs.w0 + at.state.w; };
    const std::vector<Instant> all = withTurns(trajectory, instants);
    solved.top = height(all.front());
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (height(all[i]) > solved.top) {
            solved.top = height(all[i]);
            solved.topTime = all[i].t;
        }
        if (solved.back || height(all[i - 1]) <= 0 || height(all[i]) > 0) continue;
        const auto above = [&](double t) { return solved.inputs.w0 + trajectory.at(t).w; };
        solved.back = bracketRoot(above, all[i - 1].t, all[i].t, height(all[i - 1]), height(all[i])).middle();
        if (solved.endsBack()) return;
    }
}

/// The trajectory with another starting point.
Trajectory shifted(Trajectory trajectory, double x, double w) {
    for (Segment& segment : trajectory.segments)
        segment.at = [at = std::move(segment.at), x, w](double t) {
            State state = at(t);
            state.x += x;
            state.w += w;
            return state;
        };
    return trajectory;
}

/// Checks the energies, which are monotonic between the times. Potential energy counts from the lowest point
/// that the body can reach.
void audit(Solved& solved, const State& start, const std::vector<Instant>& instants) {
    const double end = std::min(instants.back().t, solved.inputs.tEnd);
    const Energies first = energiesOf(solved.body, solved.field, start);
    solved.scale = energyGiven(solved, end);
    const double lowest = first.mechanical() - solved.scale;
    Ledger ledger(first.mechanical());
    TermAudit terms({solved.scale, 0, 0}, solved.inputs.tEnd);
    for (const Instant& at : instants) {
        const Energies now = energiesOf(solved.body, solved.field, at.state);
        ledger.enter(now.mechanical() + at.state.dissipated);
        const std::array taken{at.state.dissipated};
        terms.enter({at.t, now.translational + now.rotational, now.potential - lowest, taken});
    }
    solved.residual = solved.scale > 0 ? ledger.residual(solved.scale) : 0;
    solved.breaches = terms.breaches();
    const State& last = instants.back().state;
    solved.breaches.isInfinite |= !std::isfinite(last.x + last.w + last.theta);
    solved.breaches.isOutside |= !solved.mainTrajectory().isWithinItsTime();
}

} // namespace

double energyGiven(const Solved& solved, double t) {
    const Body& body = solved.body;
    const Field& field = solved.field;
    const double a = field.slope, spin = solved.start.spin;
    const bool isViscous = solved.model() == Model::viscous;
    const double gain = isViscous || !body.balanced ? a : a - field.friction;
    const double speedSquared = solved.start.vx * solved.start.vx + solved.start.vw * solved.start.vw
                                + body.gyrationSquared * spin * spin;
    const double q = std::sqrt(speedSquared);
    double way = gain < 0 ? std::min(q * t, speedSquared / (-2 * gain)) : t * (q + gain * t / 2);
    if (isViscous && field.viscous > 0) way = std::min(way, t * (q + a / field.viscous));
    return body.mass * (speedSquared / 2 + a * way);
}

double Solved::endOf(const Trajectory& trajectory) const {
    return std::min(trajectory.duration, limit());
}

namespace {

/// Acceleration by the decoupled model, in which friction acts on sliding and on spinning as if the other did
/// not exist.
Velocity decoupledAcceleration(const Solved& solved, const State& s) {
    const double f = solved.field.friction, a = solved.field.slope, speed = std::hypot(s.vx, s.vw);
    const double rho = std::sqrt(solved.body.gyrationSquared);
    Velocity acceleration(0, a > f ? f - a : 0, 0); // from rest
    if (speed > 0) acceleration = {-f * s.vx / speed, -f * s.vw / speed - a, 0};
    if (s.spin != 0 && rho > 0) acceleration.z() = -std::copysign(f * solved.body.meanDistance / rho, s.spin);
    return acceleration;
}

/// Acceleration by the coupled model.
Velocity coupledAcceleration(const Solved& solved, const State& s, Mode mode) {
    const Forces forces(solved.body, solved.field);
    const Velocity q(s.vx, s.vw, forces.rho() * s.spin);
    if (forces.rho() == 0 || (solved.body.balanced && s.spin == 0)) return decoupledAcceleration(solved, s);
    if (mode != Mode::pivoting) return forces.free(q, s.theta).acceleration;
    std::size_t pivot = 0; // the particle at rest
    for (std::size_t i = 1; i < forces.particles()->all.size(); ++i)
        if (forces.velocityOf(i, q, s.theta).norm() < forces.velocityOf(pivot, q, s.theta).norm()) pivot = i;
    return forces.pivoting(pivot, q, s.theta).effect.acceleration;
}

Velocity accelerationAt(const Solved& solved, const State& s, double t) {
    const Trajectory& trajectory = solved.mainTrajectory();
    if (t >= trajectory.stop()) return {0, 0, 0};
    const double rho = std::sqrt(solved.body.gyrationSquared), alpha = solved.field.viscous;
    switch (solved.model()) {
    case Model::decoupled:
        return decoupledAcceleration(solved, s);
    case Model::viscous:
        return {-alpha * s.vx, -alpha * s.vw - solved.field.slope, -alpha * rho * s.spin};
    case Model::printed:
        if (!isPrinted(solved.inputs.body)) return decoupledAcceleration(solved, s);
        return Velocity::Constant(std::numeric_limits<double>::quiet_NaN());
    case Model::coupled:
        break;
    }
    const auto next = std::ranges::upper_bound(trajectory.events, t, {}, &Event::t);
    return coupledAcceleration(solved, s, (next - 1)->mode);
}

} // namespace

GeneralizedForce forceAt(const Solved& solved, const State& state, double t) {
    const Velocity a = accelerationAt(solved, state, t);
    const double m = solved.body.mass;
    return {m * a.x(), m * a.y(), m * std::sqrt(solved.body.gyrationSquared) * a.z()};
}

Solved solveAll(const Inputs& inputs, const std::stop_token& stop) {
    Solved solved;
    solved.inputs = inputs;
    solved.body = bodyOf(inputs);
    solved.field = fieldOf(inputs, solved.body);
    solved.start = startOf(inputs);
    // Solved from the origin: coordinates far from it would leave fewer digits for changes.
    State start = solved.start;
    start.x = start.w = 0;
    const bool stepped = inputs.model == Model::coupled && inputs.solver == Solver::published;
    solved.trajectories = {stepped
                               ? steppedMotion(solved.body, solved.field, start, inputs.dt, inputs.tEnd, stop)
                               : coupledMotion(solved.body, solved.field, start, inputs.tEnd, stop),
                           decoupledMotion(solved.body, solved.field, start),
                           viscousMotion(solved.body, solved.field, start, inputs.stopSpeed),
                           printedMotion(inputs, solved.body, solved.field, start)};
    if (solved.isCancelled()) return solved;
    std::vector<Instant> instants = instantsOf(solved);
    findTop(solved, instants);
    if (solved.endsBack()) instants = instantsOf(solved);
    solved.duration = durationOf(solved);
    audit(solved, start, instants);
    for (Trajectory& trajectory : solved.trajectories)
        trajectory = shifted(std::move(trajectory), inputs.x0, inputs.w0);
    return solved;
}

} // namespace talweg::rough_plane
