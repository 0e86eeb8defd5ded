#include "systems/rover/motion/wind_stepped_legs.h"

#include "base/contract.h"
#include "systems/rover/motion/driving.h"
#include "systems/rover/motion/stepped_legs.h"
#include "systems/rover/motion/stepped_motion.h"

#include <cmath>

namespace talweg::rover {

namespace {

using Shape = OffsetPiece::Shape;

/// Flight: displacement from the take-off, velocity, angle, work of the wind. Contact: parameter, speed,
/// spin, angle, sliding work, rolling resistance, work of the wind.
using ForcedState = std::array<double, 7>;

template <class Integrator>
class WindSteppedLegs : public Legs {
public:
    WindSteppedLegs(const Ground& ground, Integrator integrator, bool keepKnots)
        : m_ground(ground), m_integrator(integrator), m_keep(keepKnots) {}

    double restSpeed(const OffsetPiece&) const override { return slowestRebound(m_ground); }

    Leg fly(const Takeoff& takeoff, double timeLeft) const override {
        const State& s = takeoff.state;
        KnotRecorder recorder(m_keep, {{}, Mode::flight});
        recorder.add({0, s, 0});
        std::size_t face = faceBelow(m_ground, s.x, s.vx);
        const auto stateOf = [&s](const ForcedState& y) {
            return State{s.x + y[0], s.y + y[1], y[2], y[3], s.w, s.angle + y[4]};
        };
        Ended<ForcedState> ended{.state = ForcedState{0, 0, s.vx, s.vy, 0, 0, 0}};
        while (true) { // from above one face to above the next
            const double before = ended.t;
            ended =
                flyOver(takeoff, face, ended.state, timeLeft - before, [&](double t, const ForcedState& y) {
                    recorder.step({before + t, stateOf(y), 0, 0, y[5]});
                });
            ended.t += before;
            if (ended.arrival != Arrival::reverses) break;
            face += static_cast<std::size_t>(ended.side);
        }
        Leg leg{.arrival = ended.arrival, .duration = ended.t, .end = stateOf(ended.state)};
        leg.wind = ended.state[5];
        recorder.add({ended.t, leg.end, 0, 0, leg.wind});
        if (leg.arrival == Arrival::lands) {
            leg.touch.piece = landingPiece(m_ground, takeoff, leg);
            leg.touch.parameter = parameterOf(m_ground.curve.pieces[leg.touch.piece], {leg.end.x, leg.end.y});
        }
        leg.kind = recorder.take();
        return leg;
    }

    Leg touch(const Touch& start, double timeLeft) const override {
        const OffsetPiece& piece = m_ground.curve.pieces[start.piece];
        const bool arc = piece.shape == Shape::arc;
        const double b = m_ground.body.b;
        const Driving driving = drivingAt(m_ground, {start.piece, start.parameter}, start.speed);
        const DrivenContact contact =
            drivenContact(driving, m_ground.body, m_ground.law, m_ground.rollingResistance, start.speed,
                          start.spin, start.slides);
        const double slip = start.speed + b * start.spin;
        const bool slipless =
            std::abs(slip) <= slipRounding * (std::abs(start.speed) + b * std::abs(start.spin));
        const ForcedState begin{start.parameter,
                                start.speed,
                                contact.rolls || slipless ? -start.speed / b : start.spin,
                                start.angle,
                                0,
                                0,
                                0};
        const auto rates = [&](const ForcedState& y) { return contactRates(start.piece, contact, arc, y); };
        const auto watch = [&](const ForcedState& y) { return contactWatches(start, contact, arc, y); };
        return follow(start, contact, begin, timeLeft, rates, watch);
    }

private:
    template <class Seen>
    Ended<ForcedState> flyOver(const Takeoff& takeoff, std::size_t face, const ForcedState& start,
                               double timeLeft, const Seen& seen) const {
        const State& s = takeoff.state;
        const GroundBelow below = groundBelow(m_ground, face);
        const auto& vertices = m_ground.profile.vertices;
        const auto rates = [&](const ForcedState& y) {
            const Point a = flightAcceleration(m_ground.air, m_ground.gravity, below,
                                               {s.x + y[0], s.y + y[1]}, {y[2], y[3]});
            const double power = a.x() * y[2] + (a.y() + m_ground.gravity) * y[3];
            return ForcedState{y[2], y[3], a.x(), a.y(), s.w, power, 0};
        };
        const double left = m_ground.curve.pieces.front().start.x();
        const double right = m_ground.curve.pieces.back().end.x();
        const auto watch = [&](const ForcedState& y) {
            Watches watches;
            watches.add(gapAfter(m_ground, takeoff, {y[0], y[1]}, {y[2], y[3]}), Arrival::lands);
            watches.add(s.x + y[0] - left, Arrival::leavesLeft);
            watches.add(right - s.x - y[0], Arrival::leavesRight);
            if (face < vertices.size()) watches.add(vertices[face].x() - s.x - y[0], Arrival::reverses, 1);
            if (face > 0) watches.add(s.x + y[0] - vertices[face - 1].x(), Arrival::reverses, -1);
            return watches;
        };
        const double speed = std::hypot(start[2], start[3]) + std::sqrt(m_ground.gravity * m_ground.body.b);
        return m_integrator.run(start, speed, timeLeft, rates, watch, seen);
    }

    ForcedState contactRates(std::size_t piece, const DrivenContact& contact, bool arc,
                             const ForcedState& y) const {
        const double b = m_ground.body.b, k = m_ground.body.k, crr = m_ground.rollingResistance;
        const auto& [along, normal] = drivingAt(m_ground, {piece, y[0]}, y[1]);
        const double gravity = -m_ground.gravity * tangentAt(m_ground, {piece, y[0]}).y();
        const double wind = (along - gravity) * y[1];
        const double rate = arc ? y[1] / b : y[1];
        const double resisting = crr * contact.spinSense * normal * b * y[2];
        if (contact.rolls) {
            const double a = (along - contact.resistance(crr, normal)) / (1 + k);
            return {rate, a, -a / b, y[2], 0, resisting, wind};
        }
        const double friction = m_ground.law.muK * normal * contact.slipSense;
        return {rate,
                along - friction,
                slidingSpinRate(contact, m_ground.body, m_ground.law, crr, normal),
                y[2],
                friction * (y[1] + b * y[2]),
                resisting,
                wind};
    }

    Watches contactWatches(const Touch& start, const DrivenContact& contact, bool arc,
                           const ForcedState& y) const {
        const OffsetPiece& piece = m_ground.curve.pieces[start.piece];
        const double b = m_ground.body.b;
        const Driving driving = drivingAt(m_ground, {start.piece, y[0]}, y[1]);
        Watches watches;
        watches.add(piece.to - y[0], Arrival::reachesEnd, 1);
        watches.add(y[0] - piece.from, Arrival::reachesEnd, -1);
        if (arc) {
            const double normal = m_ground.gravity * std::cos(y[0]) - y[1] * y[1] / b;
            watches.add(std::max(normal, -liftingFrom(m_ground, start.piece, y[0], y[1])), Arrival::liftsOff);
        }
        if (start.speed != 0) watches.add(senseOf(start.speed) * y[1], Arrival::turns);
        if (contact.rolls) {
            const double friction =
                frictionForRolling(driving, m_ground.body.k, m_ground.rollingResistance, contact.rollSense);
            watches.add(m_ground.law.mu * driving.normal - std::abs(friction), Arrival::frictionLimit);
        } else {
            watches.add(contact.slipSense * (y[1] + b * y[2]), Arrival::slipVanishes);
            if (contact.spinSense != 0) watches.add(contact.spinSense * y[2], Arrival::reverses);
        }
        return watches;
    }

    template <class Rates, class Watch>
    Leg follow(const Touch& start, const DrivenContact& contact, const ForcedState& begin, double timeLeft,
               const Rates& rates, const Watch& watch) const {
        const OffsetPiece& piece = m_ground.curve.pieces[start.piece];
        const bool arc = piece.shape == Shape::arc;
        const auto touchOf = [&](const ForcedState& y) { return Touch{start.piece, y[0], y[1], y[2], y[3]}; };
        const Mode mode = arc ? Mode::rim : contact.rolls ? Mode::rolling : Mode::sliding;
        KnotRecorder recorder(m_keep, {{}, mode, !contact.rolls});
        recorder.add({0, stateOf(m_ground, start), 0});
        const auto normalOf = [&](const ForcedState& y) {
            return drivingAt(m_ground, {start.piece, y[0]}, y[1]).normal;
        };
        double greatest = normalOf(begin);
        const auto seen = [&](double t, const ForcedState& y) {
            greatest = std::max(greatest, normalOf(y));
            recorder.step({t, stateOf(m_ground, touchOf(y)), y[4], y[5], y[6]});
        };
        const double way = start.speed != 0 ? start.speed : rates(begin)[1];
        Ended<ForcedState> ended{.state = begin};
        if ((start.parameter >= piece.to && way > 0) || (start.parameter <= piece.from && way < 0)) {
            ended.arrival = Arrival::reachesEnd;
            ended.side = way > 0 ? 1 : -1;
        } else {
            const double speed = std::abs(start.speed) + std::sqrt(m_ground.gravity * m_ground.body.b);
            ended = m_integrator.run(begin, speed, timeLeft, rates, watch, seen);
        }
        Leg leg{.arrival = ended.arrival, .duration = ended.t, .side = ended.side};
        leg.touch = touchOf(ended.state);
        settle(leg, start, contact, piece);
        leg.slidingWork = ended.state[4];
        leg.resisting = ended.state[5];
        leg.wind = ended.state[6];
        leg.normalForce = std::max(greatest, normalOf(ended.state));
        leg.end = stateOf(m_ground, leg.touch);
        recorder.add({leg.duration, leg.end, leg.slidingWork, leg.resisting, leg.wind});
        leg.kind = recorder.take();
        return leg;
    }

    /// Makes exact what is known of an event.
    void settle(Leg& leg, const Touch& start, const DrivenContact& contact, const OffsetPiece& piece) const {
        Touch& touch = leg.touch;
        if (leg.arrival == Arrival::reachesEnd) touch.parameter = leg.side > 0 ? piece.to : piece.from;
        if (leg.arrival == Arrival::slipVanishes) touch.spin = -touch.speed / m_ground.body.b;
        if (leg.arrival == Arrival::reverses) touch.spin = 0;
        touch.slides = leg.arrival == Arrival::frictionLimit;
        if (leg.arrival != Arrival::turns) return;
        touch.stop(contact.rolls || contact.spinSense == 0);
        const PlaceOnPiece place{touch.piece, touch.parameter};
        const bool goesBack =
            touch.spin != 0 || (!holdsAtRest(m_ground, place) && drivingAt(m_ground, place, 0).along < 0);
        if (!(start.speed > 0 && goesBack)) leg.arrival = Arrival::reverses;
    }

    const Ground& m_ground;
    Integrator m_integrator;
    bool m_keep;
};

} // namespace

std::unique_ptr<Legs> windSteppedLegs(const Inputs& inputs, const Ground& ground, bool keepKnots) {
    TALWEG_EXPECTS(inputs.b > 0 && !inputs.isByHand());
    if (inputs.solver == Solver::rk4)
        return std::make_unique<WindSteppedLegs<FixedStep>>(ground, FixedStep(inputs.h), keepKnots);
    return std::make_unique<WindSteppedLegs<Adaptive>>(ground, Adaptive(inputs.b), keepKnots);
}

} // namespace talweg::rover
