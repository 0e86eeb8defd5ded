#include "systems/rover/motion/wind_stepped_legs.h"

#include "base/contract.h"
#include "systems/rover/motion/driving.h"
#include "systems/rover/motion/stepped_legs.h"
#include "systems/rover/motion/stepped_motion.h"

#include <algorithm>
#include <cmath>

namespace talweg::rover {

namespace {

using Shape = OffsetPiece::Shape;

/// Distance from a wall, relative to the coordinates, within which the distance is computed from the
/// displacement. If too small, rounding of the coordinates affects short bounces; if too large, this form is
/// used where it is not needed.
constexpr double wallReach = 1e-6;

/// State in flight: displacement from the take-off, velocity, angle, work of the wind. State in contact:
/// parameter, speed, spin, angle, sliding work, loss to rolling resistance, work of the wind.
using ForcedState = std::array<double, 7>;

template <class Integrator>
class WindSteppedLegs : public Legs {
public:
    WindSteppedLegs(const Ground& ground, Integrator integrator, bool keepKnots)
        : m_ground(ground), m_integrator(integrator), m_keep(keepKnots) {}

    double restSpeed(const OffsetPiece&) const override { return slowestRebound(m_ground); }
    std::unique_ptr<Legs> over(const Ground& ground) const override {
        return std::make_unique<WindSteppedLegs>(ground, m_integrator, false);
    }

    Leg fly(const Takeoff& takeoff, double timeLeft) const override {
        const State& s = takeoff.state;
        Above above{faceBelow(m_ground, s), takeoff.separation.has_value()};
        Ended<ForcedState> ended{.state = ForcedState{0, 0, s.vx, s.vy, 0, 0, 0}};
        KnotRecorder recorder(m_keep, {{}, Mode::flight});
        do { // while the wind blows along the same ground
            const double before = ended.t;
            const auto seen = [&](double t, double h, const ForcedState&, const auto& at) {
                recorder.step(h,
                              [&](double tau) { return knotOf(takeoff, above, before + t + tau, at(tau)); });
            };
            ended = flyOver(takeoff, above, ended.state, timeLeft - before, seen);
            ended.t += before;
        } while (changes(above, ended));
        Leg leg{.arrival = ended.arrival, .duration = ended.t, .end = stateOf(takeoff, ended.state)};
        leg.wind = ended.state[5];
        if (leg.arrival == Arrival::lands) land(leg, m_ground, takeoff);
        leg.kind = recorder.take();
        return leg;
    }

    Leg touch(const Touch& start, double timeLeft) const override {
        const OffsetPiece& piece = m_ground.curve->pieces[start.piece];
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
    /// The ground below a flight: a face, and whether the sphere is still above the piece that it left.
    struct Above {
        std::size_t face = 0;
        bool takeoff = false;
    };
    /// Values of `side` for Arrival::reverses in flight. ±1: the next face on that side begins;
    /// leavesTakeoff: the piece of the take-off ends; passesRoughness: the wind begins or ends at the height
    /// z0.
    static constexpr int leavesTakeoff = 2, passesRoughness = 0;

    bool changes(Above& above, const Ended<ForcedState>& ended) const {
        if (ended.arrival != Arrival::reverses) return false;
        if (ended.side == leavesTakeoff)
            above.takeoff = false;
        else
            above.face = faceBeside(m_ground, above.face, ended.side);
        return true;
    }

    static Point centreOf(const Takeoff& takeoff, const ForcedState& y) {
        return {takeoff.state.x + y[0], takeoff.state.y + y[1]};
    }
    static State stateOf(const Takeoff& takeoff, const ForcedState& y) {
        const State& s = takeoff.state;
        return {s.x + y[0], s.y + y[1], y[2], y[3], s.w, s.angle + y[4]};
    }

    ForcedState flightRates(const Takeoff& takeoff, const Above& above, const ForcedState& y) const {
        const Point a = flightAcceleration(m_ground.air, m_ground.gravity, groundBelow(m_ground, above.face),
                                           centreOf(takeoff, y), {y[2], y[3]});
        const double power = a.x() * y[2] + (a.y() + m_ground.gravity) * y[3];
        return {y[2], y[3], a.x(), a.y(), takeoff.state.w, power, 0};
    }

    Stepped::Knot knotOf(const Takeoff& takeoff, const Above& above, double t, const ForcedState& y) const {
        const ForcedState rate = flightRates(takeoff, above, y);
        return {t,
                stateOf(takeoff, y),
                {.wind = y[5]},
                {y[2], y[3], rate[2], rate[3], 0, rate[4]},
                {.wind = rate[5]}};
    }

    /// Distance from the ends of a piece, positive above the piece. If a rim ends at a wall, a flight can
    /// also leave it sideways and may move to and fro there within a step.
    static double insideEnds(const OffsetPiece& piece, const Point& centre) {
        const double within = std::min(piece.end.x() - centre.x(), centre.x() - piece.start.x());
        const bool toWall = piece.shape == Shape::arc
                            && (tangentOf(piece, piece.from).x() == 0 || tangentOf(piece, piece.to).x() == 0);
        return toWall ? std::min(within, centre.y() - piece.anchor.y()) : within;
    }
    /// Distance from the wall of the take-off and from the ground at its foot. It is computed from the
    /// displacement: with coordinates, rounding errors would make bounces driven by the wind grow endlessly.
    double gapFromWall(const Takeoff& takeoff, const Point& displacement) const {
        const OffsetPiece& wall = m_ground.curve->pieces[takeoff.piece];
        const double x = takeoff.state.x + displacement.x(), atWall = wall.start.x();
        const double before = wall.tilt > 0 ? std::min(x, atWall) : std::max(x, atWall);
        const double y = takeoff.state.y + displacement.y();
        return std::min(wall.normal.dot(displacement), y - m_ground.curve->elevation(before));
    }
    /// Positive while gapFromWall is the distance from the ground and is needed.
    double besideWall(const Takeoff& takeoff, const Point& displacement) const {
        const OffsetPiece& wall = m_ground.curve->pieces[takeoff.piece];
        const double near = wallReach * (std::abs(wall.start.x()) + m_ground.body.b);
        const double top = std::max(wall.start.y(), wall.end.y());
        return std::min(near - wall.normal.dot(displacement), top - takeoff.state.y - displacement.y());
    }

    template <class Seen>
    Ended<ForcedState> flyOver(const Takeoff& takeoff, const Above& above, const ForcedState& start,
                               double timeLeft, const Seen& seen) const {
        const GroundBelow below = groundBelow(m_ground, above.face);
        const auto& vertices = m_ground.profile.vertices;
        const OffsetPiece& piece = m_ground.curve->pieces[takeoff.piece];
        const bool blows =
            windBlows(m_ground.air, m_ground.gravity, below, centreOf(takeoff, start), {start[2], start[3]});
        const auto rates = [&](const ForcedState& y) { return flightRates(takeoff, above, y); };
        const double left = m_ground.curve->pieces.front().start.x();
        const double right = m_ground.curve->pieces.back().end.x();
        const auto watch = [&](const ForcedState& y) {
            const Point centre = centreOf(takeoff, y);
            Watches watches;
            const Point displacement(y[0], y[1]);
            watches.add(!above.takeoff      ? centre.y() - m_ground.curve->elevation(centre.x())
                        : piece.isUpright() ? gapFromWall(takeoff, displacement)
                                            : gapToTakeoff(m_ground, takeoff, displacement),
                        Arrival::lands);
            watches.add(centre.x() - left, Arrival::leavesLeft);
            watches.add(right - centre.x(), Arrival::leavesRight);
            if (above.takeoff)
                watches.add(piece.isUpright() ? besideWall(takeoff, displacement) : insideEnds(piece, centre),
                            Arrival::reverses, leavesTakeoff);
            if (above.face < vertices.size())
                watches.add(vertices[above.face].x() - centre.x(), Arrival::reverses, 1);
            if (above.face > 0) watches.add(centre.x() - vertices[above.face - 1].x(), Arrival::reverses, -1);
            if (m_ground.air.logarithmic) {
                const double height = below.heightOf(centre) - m_ground.air.roughness;
                // The margin is the rounding error of the height; otherwise passages would repeat endlessly.
                watches.add((blows ? height : -height) + roundingAtRoughness(m_ground.air, below, centre),
                            Arrival::reverses, passesRoughness);
            }
            return watches;
        };
        const double speed = std::hypot(start[2], start[3]) + std::sqrt(m_ground.gravity * m_ground.body.b);
        const auto inFlight = [&](const ForcedState& y) {
            return InFlight{centreOf(takeoff, y), {y[2], y[3]}};
        };
        const auto dip = [&](const ForcedState& from, const ForcedState& to, double h, const auto& at) {
            return FlightDips(m_ground).in(h, from[0] == 0 && from[1] == 0, inFlight(from), inFlight(to),
                                           [&](double tau) { return inFlight(at(tau)); });
        };
        return m_integrator.run(start, speed, timeLeft, rates, watch, seen, dip);
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
        const OffsetPiece& piece = m_ground.curve->pieces[start.piece];
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
            if (!slipIsSpeed(contact, start))
                watches.add(contact.slipSense * (y[1] + b * y[2]), Arrival::slipVanishes);
            if (contact.spinSense != 0) watches.add(contact.spinSense * y[2], Arrival::reverses);
        }
        return watches;
    }

    template <class Rates, class Watch>
    Leg follow(const Touch& start, const DrivenContact& contact, const ForcedState& begin, double timeLeft,
               const Rates& rates, const Watch& watch) const {
        const OffsetPiece& piece = m_ground.curve->pieces[start.piece];
        const bool arc = piece.shape == Shape::arc;
        const auto touchOf = [&](const ForcedState& y) { return Touch{start.piece, y[0], y[1], y[2], y[3]}; };
        const Mode mode = arc ? Mode::rim : contact.rolls ? Mode::rolling : Mode::sliding;
        const auto knotOf = [&](double t, const ForcedState& y) {
            const ForcedState rate = rates(y);
            const Touch touch = touchOf(y);
            return Stepped::Knot{t,
                                 rover::stateOf(m_ground, touch),
                                 {.sliding = y[4], .resistance = y[5], .wind = y[6]},
                                 rateOf(m_ground, touch, rate[1], rate[2]),
                                 {.sliding = rate[4], .resistance = rate[5], .wind = rate[6]}};
        };
        KnotRecorder recorder(m_keep, {{}, mode, !contact.rolls});
        const auto normalOf = [&](const ForcedState& y) {
            return drivingAt(m_ground, {start.piece, y[0]}, y[1]).normal;
        };
        double greatest = normalOf(begin);
        const auto seen = [&](double t, double h, const ForcedState& end, const auto& at) {
            greatest = std::max(greatest, normalOf(end));
            recorder.step(h, [&](double tau) { return knotOf(t + tau, at(tau)); });
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
        leg.end = rover::stateOf(m_ground, leg.touch);
        leg.kind = recorder.take();
        return leg;
    }

    /// Sets quantities that the event determines to their exact values.
    void settle(Leg& leg, const Touch& start, const DrivenContact& contact, const OffsetPiece& piece) const {
        Touch& touch = leg.touch;
        if (leg.arrival == Arrival::reachesEnd) touch.parameter = leg.side > 0 ? piece.to : piece.from;
        // Rounding must not turn rolling into slip.
        if (contact.rolls || leg.arrival == Arrival::slipVanishes)
            touch.spin = -touch.speed / m_ground.body.b;
        if (leg.arrival == Arrival::reverses) touch.spin = 0;
        touch.slides = leg.arrival == Arrival::frictionLimit;
        if (leg.arrival != Arrival::turns) return;
        touch.stop(contact.rolls || contact.spinSense == 0);
        leg.arrival = arrivalAtRest(m_ground, touch, start.speed);
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
