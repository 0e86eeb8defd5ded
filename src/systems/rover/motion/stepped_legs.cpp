#include "systems/rover/motion/stepped_legs.h"

#include "base/contract.h"
#include "systems/rover/motion/stepped_motion.h"

#include <array>
#include <cmath>

namespace talweg::rover {

namespace {

/// State in flight: displacement from the take-off, velocity, angle. State in contact: parameter, speed,
/// spin, angle, sliding work.
using PlaneVector = std::array<double, 5>;

template <class Integrator>
class SteppedLegs : public Legs {
public:
    /// `restSpeed`: slower rebounds end in contact, m/s.
    SteppedLegs(const Ground& ground, Integrator integrator, double restSpeed, bool keepKnots)
        : m_ground(ground), m_integrator(integrator), m_restSpeed(restSpeed), m_keep(keepKnots) {}

    double restSpeed(const OffsetPiece&) const override { return m_restSpeed; }
    std::unique_ptr<Legs> over(const Ground& ground) const override {
        return std::make_unique<SteppedLegs>(ground, m_integrator, m_restSpeed, false);
    }

    Leg fly(const Takeoff& takeoff, double timeLeft) const override {
        const State& s = takeoff.state;
        const double g = m_ground.gravity;
        const auto rates = [g, w = s.w](const PlaneVector& y) { return PlaneVector{y[2], y[3], 0, -g, w}; };
        const double left = m_ground.curve->pieces.front().start.x();
        const double right = m_ground.curve->pieces.back().end.x();
        const auto watch = [&](const PlaneVector& y) {
            Watches watches;
            watches.add(Integrator::locates ? gapAfter(m_ground, takeoff, {y[0], y[1]})
                                            : gapByHand(takeoff, y),
                        Arrival::lands);
            watches.add(s.x + y[0] - left, Arrival::leavesLeft);
            watches.add(right - s.x - y[0], Arrival::leavesRight);
            return watches;
        };
        const auto stateOf = [&s](const PlaneVector& y) {
            return State{s.x + y[0], s.y + y[1], y[2], y[3], s.w, s.angle + y[4]};
        };
        const auto knotOf = [&](double t, const PlaneVector& y) {
            return Stepped::Knot{t, stateOf(y), {}, {y[2], y[3], 0, -g, 0, s.w}, {}};
        };
        const PlaneVector begin{0, 0, s.vx, s.vy, 0};
        KnotRecorder recorder(m_keep, {{}, Mode::flight});
        const double speed = std::hypot(s.vx, s.vy) + std::sqrt(g * m_ground.body.b);
        const auto seen = [&](double t, double h, const PlaneVector&, const auto& at) {
            recorder.step(h, [&](double tau) { return knotOf(t + tau, at(tau)); });
        };
        const auto inFlight = [&s](const PlaneVector& y) {
            return InFlight{{s.x + y[0], s.y + y[1]}, {y[2], y[3]}};
        };
        const auto dip = [&](const PlaneVector& from, const PlaneVector& to, double h, const auto& at) {
            return FlightDips(m_ground).in(h, from[0] == 0 && from[1] == 0, inFlight(from), inFlight(to),
                                           [&](double tau) { return inFlight(at(tau)); });
        };
        const auto ended = m_integrator.run(begin, speed, timeLeft, rates, watch, seen, dip);
        Leg leg{.arrival = ended.arrival, .duration = ended.t, .end = stateOf(ended.state)};
        if (leg.arrival == Arrival::lands) land(leg, m_ground, takeoff);
        leg.kind = recorder.take();
        return leg;
    }

    Leg touch(const Touch& start, double timeLeft) const override {
        return m_ground.curve->pieces[start.piece].shape == OffsetPiece::Shape::line
                   ? touchLine(start, timeLeft)
                   : touchArc(start, timeLeft);
    }

private:
    /// Distance of the centre from the ground for the solvers written by hand, m. A sphere inside the ground
    /// has landed, unless it already moves out again; its distance is then positive.
    double gapByHand(const Takeoff& takeoff, const PlaneVector& y) const {
        const Point centre(takeoff.state.x + y[0], takeoff.state.y + y[1]);
        const OffsetPiece& below = m_ground.curve->pieces[m_ground.curve->pieceAt(centre.x())];
        const Point t = tangentOf(below, parameterOf(below, centre));
        const double above = centre.y() - m_ground.curve->elevation(centre.x());
        return t.x() * y[3] - t.y() * y[2] > 0 ? std::abs(above) : above;
    }

    Leg touchLine(const Touch& start, double timeLeft) const {
        const OffsetPiece& piece = m_ground.curve->pieces[start.piece];
        const FaceGravity gravity = m_ground.onLine(piece);
        const double b = m_ground.body.b;
        const double k = m_ground.body.k;
        const PlaneMotion begin =
            planeMotion(gravity, m_ground.body, m_ground.law, start.parameter, start.speed, start.spin);
        const double sense = begin.mode == ContactMode::rolling ? 0
                             : begin.slip0 != 0                 ? std::copysign(1.0, begin.slip0)
                                                                : std::copysign(1.0, gravity.along);
        const double friction = m_ground.law.muK * gravity.normal;
        const auto rates = [=](const PlaneVector& y) {
            if (sense == 0) {
                const double a = gravity.along / (1 + k);
                return PlaneVector{y[1], a, -a / b, y[2], 0};
            }
            const double slip = y[1] + b * y[2];
            return PlaneVector{y[1], gravity.along - sense * friction, -sense * friction / (k * b), y[2],
                               friction * sense * slip};
        };
        const auto watch = [&](const PlaneVector& y) {
            Watches watches;
            watches.add(piece.to - y[0], Arrival::reachesEnd, 1);
            watches.add(y[0] - piece.from, Arrival::reachesEnd, -1);
            if (sense != 0) watches.add(sense * (y[1] + b * y[2]), Arrival::slipVanishes);
            if (start.speed * gravity.along < 0) watches.add(start.speed * y[1], Arrival::turns);
            return watches;
        };
        return contact(start, begin.w0, timeLeft, {{}, sense == 0 ? Mode::rolling : Mode::sliding}, rates,
                       watch, [normal = gravity.normal](const PlaneVector&) { return normal; });
    }

    Leg touchArc(const Touch& start, double timeLeft) const {
        const OffsetPiece& piece = m_ground.curve->pieces[start.piece];
        const double b = m_ground.body.b;
        const double k = m_ground.body.k;
        const double g = m_ground.gravity;
        const double mu = m_ground.law.mu;
        const RimMotion begin(g, m_ground.body, m_ground.law, start.parameter, start.speed, start.spin,
                              start.slides);
        const bool rolling = begin.mode() == ContactMode::rolling;
        const double slip0 = start.slides ? 0 : start.speed + b * start.spin;
        // On top of the rim, gravity acts along the ground only after the sphere has moved.
        const double pulled = start.parameter != 0 ? start.parameter : start.speed;
        const bool slipless = std::abs(slip0) <= slipRounding * std::abs(start.speed);
        const double sense = rolling ? 0 : std::copysign(1.0, slipless ? pulled : slip0);
        const auto normal = [=](const PlaneVector& y) { return g * std::cos(y[0]) - y[1] * y[1] / b; };
        const auto rates = [=, muK = m_ground.law.muK](const PlaneVector& y) {
            const double along = g * std::sin(y[0]);
            if (rolling) return PlaneVector{y[1] / b, along / (1 + k), -along / ((1 + k) * b), y[2], 0};
            const double friction = sense * muK * normal(y);
            return PlaneVector{y[1] / b, along - friction, -friction / (k * b), y[2],
                               friction * (y[1] + b * y[2])};
        };
        const double way = start.speed != 0 ? start.speed : rates({start.parameter, 0, start.spin, 0, 0})[1];
        const bool up = way * start.parameter < 0;
        const auto watch = [&](const PlaneVector& y) {
            Watches watches;
            watches.add(piece.to - y[0], Arrival::reachesEnd, 1);
            watches.add(y[0] - piece.from, Arrival::reachesEnd, -1);
            watches.add(normal(y), Arrival::liftsOff);
            if (rolling)
                watches.add(mu * normal(y) - std::abs(g * std::sin(y[0])) * k / (1 + k),
                            Arrival::frictionLimit);
            else
                watches.add(sense * (y[1] + b * y[2]), Arrival::slipVanishes);
            if (up) watches.add(way * y[1], Arrival::turns);
            return watches;
        };
        Leg leg = contact(start, slip0 == 0 || rolling ? -start.speed / b : start.spin, timeLeft,
                          {{}, Mode::rim, !rolling}, rates, watch, normal);
        // Beyond the top, the spin drives the sphere back.
        if (leg.arrival == Arrival::turns && leg.touch.parameter >= 0) leg.arrival = Arrival::reverses;
        return leg;
    }

    template <class Rates, class Watch, class Normal>
    Leg contact(const Touch& start, double spin, double timeLeft, Stepped steps, const Rates& rates,
                const Watch& watch, const Normal& normal) const {
        const OffsetPiece& piece = m_ground.curve->pieces[start.piece];
        const auto touchOf = [&](const PlaneVector& y) { return Touch{start.piece, y[0], y[1], y[2], y[3]}; };
        const bool rolls = steps.mode != Mode::sliding && !steps.slides;
        const auto knotOf = [&](double t, const PlaneVector& y) {
            const PlaneVector rate = rates(y);
            const Touch touch = touchOf(y);
            return Stepped::Knot{t,
                                 stateOf(m_ground, touch),
                                 {.sliding = y[4]},
                                 rateOf(m_ground, touch, rate[1], rate[2]),
                                 {.sliding = rate[4]}};
        };
        const PlaneVector begin{start.parameter, start.speed, spin, start.angle, 0};
        KnotRecorder recorder(m_keep, std::move(steps));
        double greatest = normal(begin);
        const auto seen = [&](double t, double h, const PlaneVector& end, const auto& at) {
            greatest = std::max(greatest, normal(end));
            recorder.step(h, [&](double tau) { return knotOf(t + tau, at(tau)); });
        };
        const double way = start.speed != 0 ? start.speed : rates(begin)[1];
        Leg leg;
        Ended<PlaneVector> ended{.state = begin};
        if ((start.parameter >= piece.to && way > 0) || (start.parameter <= piece.from && way < 0)) {
            ended.arrival = Arrival::reachesEnd;
            ended.side = way > 0 ? 1 : -1;
        } else {
            const double speed = std::abs(start.speed) + std::sqrt(m_ground.gravity * m_ground.body.b);
            ended = m_integrator.run(begin, speed, timeLeft, rates, watch, seen);
        }
        leg.arrival = ended.arrival;
        leg.duration = ended.t;
        leg.side = ended.side;
        leg.touch = touchOf(ended.state);
        if (rolls) leg.touch.spin = -leg.touch.speed / m_ground.body.b; // rounding must not cause slip
        if (leg.arrival == Arrival::reachesEnd) leg.touch.parameter = leg.side > 0 ? piece.to : piece.from;
        if (leg.arrival == Arrival::turns) {
            leg.touch.stop(rolls);
            if (way < 0) leg.arrival = Arrival::reverses;
        }
        if (leg.arrival == Arrival::slipVanishes) leg.touch.spin = -leg.touch.speed / m_ground.body.b;
        leg.touch.slides = leg.arrival == Arrival::frictionLimit;
        leg.slidingWork = ended.state[4];
        leg.normalForce = std::max(greatest, normal(ended.state));
        leg.end = stateOf(m_ground, leg.touch);
        leg.kind = recorder.take();
        return leg;
    }

    /// Selects the function of the namespace instead of the local function for flights.
    static State stateOf(const Ground& ground, const Touch& touch) { return rover::stateOf(ground, touch); }

    const Ground& m_ground;
    Integrator m_integrator;
    double m_restSpeed;
    bool m_keep;
};

} // namespace

std::unique_ptr<Legs> steppedLegs(const Inputs& inputs, const Ground& ground, bool keepKnots) {
    TALWEG_EXPECTS(inputs.b > 0);
    if (inputs.isByHand()) {
        using enum PlainStep::Scheme;
        const PlainStep steps(inputs.h, inputs.solver == Solver::handEuler ? euler : rungeKutta);
        return std::make_unique<SteppedLegs<PlainStep>>(ground, steps, ground.gravity * inputs.h, keepKnots);
    }
    if (inputs.solver == Solver::rk4)
        return std::make_unique<SteppedLegs<FixedStep>>(ground, FixedStep(inputs.h), slowestRebound(ground),
                                                        keepKnots);
    return std::make_unique<SteppedLegs<Adaptive>>(ground, Adaptive(inputs.b), slowestRebound(ground),
                                                   keepKnots);
}

} // namespace talweg::rover
