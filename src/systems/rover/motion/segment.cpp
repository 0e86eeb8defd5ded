#include "systems/rover/motion/segment.h"

#include "physics/free_fall.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace talweg::rover {

namespace {

template <class... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <class... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>; // the standard deduces this without the guide, but not all
                                              // compilers do yet

State bouncingState(const Bouncing& b, const State& start, double t) {
    const std::int64_t n = b.train.impactsBy(t, b.impacts == 0 ? 0 : b.impacts - 1);
    const double since = std::max(0.0, t - b.train.time(n));
    State state = fallen(afterImpact(b, start, n), b.g, since);
    if (b.drag.isZero()) return state;
    state.x += 0.5 * b.drag.x() * since * since;
    state.y += 0.5 * b.drag.y() * since * since;
    state.vx += b.drag.x() * since;
    state.vy += b.drag.y() * since;
    return state;
}

/// State in the flight after the n-th impact, `since` seconds after the impact. `now` is the state just after
/// it.
State inFlight(const BouncingInAir& b, const State& start, const BounceAverage::State& now, double since) {
    const BounceFlight::Place place = b.bounces.flight(now, since);
    const Point centre = b.anchor + (now.body.s + place.way.x()) * b.tangent + place.way.y() * b.normal;
    const Point velocity = place.velocity.x() * b.tangent + place.velocity.y() * b.normal;
    const double w = b.bounces.spin(now);
    return {centre.x(), centre.y(), velocity.x(), velocity.y(), w, start.angle + now.turned + w * since};
}

State bouncingState(const BouncingInAir& b, const State& start, double t) {
    const BounceAverage::State now = b.bounces.after(b.bounces.impactsBy(t));
    return inFlight(b, start, now, std::max(0.0, t - now.time));
}

void addLosses(const BouncingInAir& b, double t, Losses& l) {
    const BounceAverage::State now = b.bounces.after(b.bounces.impactsBy(t));
    l.normal += now.normal;
    l.friction += now.friction;
    l.wind += now.wind + b.bounces.flight(now, std::max(0.0, t - now.time)).work;
}

/// The step that contains the time t (s since the segment began).
template <class Steps>
const auto& stepAt(const Steps& steps, double t) {
    auto after = std::ranges::upper_bound(steps, t, {}, [](const auto& step) { return step.from; });
    return after == steps.begin() ? *after : *(after - 1);
}

State flightState(const FlightInAir& f, const State& start, double t) {
    const auto& step = stepAt(f.steps, t);
    const Point way = step.series.displacement(t - step.from), velocity = step.series.velocity(t - step.from);
    return {start.x + way.x(), start.y + way.y(), velocity.x(),
            velocity.y(),      start.w,           start.angle + start.w * t};
}

State faceInAirState(const OnFaceInAir& f, const State& start, double t) {
    const Point place = f.anchor + f.motion.s(t) * f.tangent;
    const Point velocity = f.motion.v(t) * f.tangent;
    return {place.x(), place.y(), velocity.x(), velocity.y(), f.spin(t), start.angle + f.turned(t)};
}

State rimInAirState(const OnRimInAir& r, const State& start, double t) {
    const auto& step = stepAt(r.steps, t);
    const double since = t - step.from;
    const double a = valueOf(step.series.a, since), u = valueOf(step.series.u, since);
    return {r.vertex.x() + r.b * std::sin(a),
            r.vertex.y() + r.b * std::cos(a),
            u * std::cos(a),
            -u * std::sin(a),
            valueOf(step.series.w, since),
            start.angle + step.turned + valueOf(step.series.turned, since)};
}

void addLosses(const OnRimInAir& r, double t, Losses& l) {
    const auto& step = stepAt(r.steps, t);
    const double since = t - step.from;
    l.wind += step.airWork + valueOf(step.series.airWork, since);
    l.sliding += step.sliding + valueOf(step.series.sliding, since);
    l.resistance += step.resisting + valueOf(step.series.resisting, since);
}

State faceState(const OnFace& f, const State& start, double t) {
    const Point place = f.anchor + f.plane.s(t) * f.tangent;
    const Point velocity = f.plane.v(t) * f.tangent;
    return {place.x(),
            place.y(),
            velocity.x(),
            velocity.y(),
            f.plane.w(t),
            start.angle + f.plane.turned(t),
            drifted(start.side, t)};
}

State turningState(const TurningOnFace& f, const State& start, double t) {
    const TurningSlide::Place now = f.slide.at(t);
    const Point place = f.anchor + now.s * f.tangent;
    const Point velocity = now.speeds.velocity.x() * f.tangent;
    const Side side{start.side.z + now.z, now.speeds.velocity.z(), 0, 0};
    return {place.x(),
            place.y(),
            velocity.x(),
            velocity.y(),
            now.speeds.spin.z(),
            start.angle + now.turned,
            withSpinOnFace(side, f.tangent, now.speeds.spin.x(), now.speeds.spin.y())};
}

/// Number of values that are interpolated between knots: the state and the losses so far.
constexpr std::size_t steppedNumbers = 13;
using SteppedNumbers = std::array<double, steppedNumbers>;

SteppedNumbers numbersOf(const State& s, const Losses& l) {
    return {s.x,       s.y,       s.vx,      s.vy,      s.w,          s.angle, s.side.z,
            s.side.vz, s.side.wx, s.side.wy, l.sliding, l.resistance, l.wind};
}

/// The knots of the step that contains the time t (s since the segment began).
std::span<const Stepped::Knot, knotsPerStep> stepAround(const Stepped& s, double t) {
    const auto& knots = s.knots;
    const auto after = std::ranges::upper_bound(knots, t, {}, &Stepped::Knot::t);
    const auto last = after == knots.begin() ? 0 : static_cast<std::size_t>(after - knots.begin()) - 1;
    return std::span<const Stepped::Knot, knotsPerStep>(&knots[last / knotsPerStep * knotsPerStep],
                                                        knotsPerStep);
}

/// Hermite interpolation from values and rates at the beginning, the middle and the end of the step.
SteppedNumbers numbersAt(const Stepped& s, const State& start, double t) {
    if (s.knots.empty()) return numbersOf(start, {});
    const auto step = stepAround(s, t);
    const double time = std::clamp(t, step.front().t, step.back().t);
    const SteppedNumbers first = numbersOf(step[0].state, step[0].lost);
    SteppedNumbers now = first;
    for (const Stepped::Knot& knot : step) {
        double basis = 1, slope = 0;
        for (const Stepped::Knot& other : step) {
            if (&other == &knot) continue;
            basis *= (time - other.t) / (knot.t - other.t);
            slope += 1 / (knot.t - other.t);
        }
        const double ofRate = (time - knot.t) * basis * basis;
        const double ofValue = basis * basis - 2 * slope * ofRate;
        const SteppedNumbers value = numbersOf(knot.state, knot.lost);
        const SteppedNumbers rate = numbersOf(knot.rate, knot.power);
        for (std::size_t n = 0; n < steppedNumbers; ++n)
            now[n] += ofValue * (value[n] - first[n]) + ofRate * rate[n];
    }
    return now;
}

State steppedState(const Stepped& s, const State& start, double t) {
    const SteppedNumbers n = numbersAt(s, start, t);
    return {n[0], n[1], n[2], n[3], n[4], n[5], {n[6], n[7], n[8], n[9]}};
}

void addLosses(const Stepped& s, const State& start, double t, Losses& l) {
    const SteppedNumbers n = numbersAt(s, start, t);
    l.sliding += n[10];
    l.resistance += n[11];
    l.wind += n[12];
}

} // namespace

State afterImpact(const Bouncing& b, const State& start, std::int64_t n) {
    const Point place = b.anchor + b.train.place(n) * b.tangent;
    const Point velocity = b.train.velocity(n) * b.tangent + b.train.rebound(n) * b.normal;
    return {place.x(),
            place.y(),
            velocity.x(),
            velocity.y(),
            b.train.spin(n),
            start.angle + b.train.turned(n),
            drifted(start.side, b.train.time(n))};
}

State afterImpact(const BouncingInAir& b, const State& start, std::int64_t n) {
    const BounceAverage::State now = b.bounces.after(n);
    const Point place = b.anchor + now.body.s * b.tangent;
    const Point velocity = now.body.v * b.tangent + now.body.away * b.normal;
    return {place.x(), place.y(), velocity.x(), velocity.y(), b.bounces.spin(now), start.angle + now.turned};
}

State beforeImpact(const BouncingInAir& b, const State& start, std::int64_t n) {
    const BounceAverage::State last = b.bounces.after(n - 1);
    return inFlight(b, start, last, b.bounces.after(n).time - last.time);
}

State atArc(const OnRim& r, const State& start, double arc) {
    const double a = r.rim.startAngle() + arc, u = r.rim.u(arc);
    return {r.vertex.x() + r.b * std::sin(a),
            r.vertex.y() + r.b * std::cos(a),
            u * std::cos(a),
            -u * std::sin(a),
            r.rim.spin(arc),
            start.angle + r.rim.turned(arc)};
}

State fallen(const State& s, double g, double t) {
    const FreeFall fall{{s.x, s.y}, {s.vx, s.vy}, g};
    const Point centre = fall.centreAt(t), velocity = fall.velocityAt(t);
    return {centre.x(), centre.y(), velocity.x(), velocity.y(), s.w, s.angle + s.w * t, drifted(s.side, t)};
}

Mode modeOf(const SegmentKind& kind) {
    const auto contact = [](ContactMode m) {
        return m == ContactMode::rolling ? Mode::rolling : Mode::sliding;
    };
    return std::visit(
        Overloaded{[](const Flight&) { return Mode::flight; }, [](const Bouncing&) { return Mode::flight; },
                   [](const BouncingInAir&) { return Mode::flight; },
                   [&](const OnFace& f) { return contact(f.plane.mode); },
                   [](const TurningOnFace&) { return Mode::sliding; }, [](const OnRim&) { return Mode::rim; },
                   [](const InCorner&) { return Mode::rest; }, [](const Stepped& s) { return s.mode; },
                   [](const FlightInAir&) { return Mode::flight; },
                   [&](const OnFaceInAir& f) { return f.contact.rolls ? Mode::rolling : Mode::sliding; },
                   [](const OnRimInAir&) { return Mode::rim; }},
        kind);
}

bool slides(const SegmentKind& kind) {
    return std::visit(Overloaded{[](const Flight&) { return false; }, [](const Bouncing&) { return false; },
                                 [](const BouncingInAir&) { return false; },
                                 [](const OnFace& f) { return f.plane.mode == ContactMode::sliding; },
                                 [](const TurningOnFace&) { return true; },
                                 [](const OnRim& r) { return r.rim.mode() == ContactMode::sliding; },
                                 [](const InCorner&) { return true; },
                                 [](const Stepped& s) {
                                     return s.slides || s.mode == Mode::sliding || s.mode == Mode::rest;
                                 },
                                 [](const FlightInAir&) { return false; },
                                 [](const OnFaceInAir& f) { return !f.contact.rolls; },
                                 [](const OnRimInAir& r) { return r.slides; }},
                      kind);
}

State Segment::state(double time) const {
    const double t = time - from;
    return std::visit(Overloaded{[&](const Flight& f) { return fallen(start, f.g, t); },
                                 [&](const Bouncing& b) { return bouncingState(b, start, t); },
                                 [&](const BouncingInAir& b) { return bouncingState(b, start, t); },
                                 [&](const OnFace& f) { return faceState(f, start, t); },
                                 [&](const TurningOnFace& f) { return turningState(f, start, t); },
                                 [&](const OnRim& r) { return atArc(r, start, r.rim.arcAt(t, r.end)); },
                                 [&](const InCorner& c) {
                                     State s = start;
                                     s.angle += t * (s.w + 0.5 * c.spinRate * t);
                                     s.w += c.spinRate * t;
                                     s.side = drifted(start.side, t);
                                     return s;
                                 },
                                 [&](const Stepped& s) { return steppedState(s, start, t); },
                                 [&](const FlightInAir& f) { return flightState(f, start, t); },
                                 [&](const OnFaceInAir& f) { return faceInAirState(f, start, t); },
                                 [&](const OnRimInAir& r) { return rimInAirState(r, start, t); }},
                      kind);
}

Losses Segment::losses(double time) const {
    const double t = time - from;
    Losses l = lossesBefore;
    std::visit(Overloaded{[](const Flight&) {},
                          [&](const Bouncing& b) {
                              const auto n = b.train.impactsBy(t, b.impacts == 0 ? 0 : b.impacts - 1);
                              l.normal += b.train.normalLoss(n);
                              l.friction += b.train.frictionLoss(n);
                              if (!b.drag.isZero()) {
                                  const State now = bouncingState(b, start, t);
                                  l.wind += b.drag.dot(Point(now.x - start.x, now.y - start.y));
                              }
                          },
                          [&](const BouncingInAir& b) { addLosses(b, t, l); },
                          [&](const OnFace& f) { l.sliding += f.plane.slidingWork(t); },
                          [&](const TurningOnFace& f) { l.sliding += f.slide.at(t).work; },
                          [&](const OnRim& r) {
                              const double arc = r.rim.arcAt(t, r.end);
                              l.sliding += r.rim.slidingWork(arc, r.rim.spin(arc));
                          },
                          [&](const InCorner& c) {
                              const double w = start.w + c.spinRate * t;
                              const double lost = 0.5 * c.inertia * (start.w - w) * (start.w + w);
                              l.sliding += (1 - c.resisted) * lost;
                              l.resistance += c.resisted * lost;
                          },
                          [&](const Stepped& s) { addLosses(s, start, t, l); },
                          [&](const FlightInAir& f) {
                              const auto& step = stepAt(f.steps, t);
                              l.wind += step.work + valueOf(step.series.work, t - step.from);
                          },
                          [&](const OnFaceInAir& f) {
                              l.wind += f.motion.work(t);
                              l.sliding += f.slidingWork(t);
                              l.resistance += f.resisted(t);
                          },
                          [&](const OnRimInAir& r) { addLosses(r, t, l); }},
               kind);
    return l;
}

} // namespace talweg::rover
