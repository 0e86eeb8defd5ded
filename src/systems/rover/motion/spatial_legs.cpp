#include "systems/rover/motion/spatial_legs.h"

#include "physics/roots.h"
#include "physics/wedge.h"
#include "systems/rover/motion/contact_forces.h"
#include "systems/rover/motion/stepped_legs.h"
#include "systems/rover/motion/stepped_motion.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talweg::rover {

namespace {

using Shape = OffsetPiece::Shape;

/// Slip, as a fraction of the speeds, at which integrated sliding ends. The energy in it is the square of
/// this fraction, 1e-20 of the total. If too small, the integrator's own error (1e-13) hides the end; if too
/// large, the energy balance no longer closes to 1e-12.
constexpr double slipGone = 1e-10;
/// Up to this fraction of the speeds, slip that has just begun keeps the direction of the force that drives
/// it. If too small, the direction is a rounding error; if too large, friction has a wrong direction for
/// longer.
constexpr double slipBegun = 1e-6;
/// Slip replaces time as the variable of integration when friction would remove the slip within this time
/// (s). It equals the longest step, so that no step passes over the end of slip; a smaller value would allow
/// this.
constexpr double slipClock = 0.05;
/// Smallest divisor: a slip (m/s) or a force per mass (m/s²). It keeps quotients finite if the divisor is
/// zero; the dividend is then zero as well. Smaller than any real value.
constexpr double minDivisor = 1e-300;

/// State in contact with one piece: parameter, speed along the piece, speed across, spins about tangent,
/// normal and z, place across, angle, sliding work, time.
using Vector = std::array<double, 10>;
enum { parameter, speed, across, tangentSpin, normalSpin, spin, z, angle, work, time };

/// State in contact with both pieces of a corner: speed across, spins about x, y and z, place across, angle,
/// sliding work, time.
using CornerVector = std::array<double, 8>;
namespace corner {
enum { across, spinX, spinY, spinZ, z, angle, work, time };
}

/// Slows down the variable of integration as the slip decreases, so that no step passes over the end of slip.
/// Time per unit of the variable is 1/(1 + the sum of this function over the contacts). `braking` is the
/// deceleration of the slip by friction, m/s².
double slowness(double slip, double braking) {
    return slipClock * braking / std::max(slip, minDivisor);
}

/// Slip of the contact point along the face and across it, m/s.
Point slipOf(const Vector& y, double b) {
    return {y[speed] + b * y[spin], y[across] - b * y[tangentSpin]};
}

/// Sum of the speeds that make up the slip and determine its rounding error, m/s.
double speedsOf(const Vector& y, double b) {
    return std::abs(y[speed]) + std::abs(y[across])
           + b * (std::abs(y[tangentSpin]) + std::abs(y[normalSpin]) + std::abs(y[spin]));
}

/// Forces on a round body that touches a piece, per unit mass. On a rim, tangent and normal rotate about z as
/// the body moves around the rim.
class Contact {
public:
    Contact(const Ground& ground, const OffsetPiece& piece)
        : m_ground(ground), m_gravity(ground.onLine(piece)), m_line(piece.shape == Shape::line) {}

    double along(const Vector& y) const {
        return m_line ? m_gravity.along : m_ground.gravity * std::sin(y[parameter]);
    }
    double normal(const Vector& y) const {
        if (m_line) return m_gravity.normal;
        return m_ground.gravity * std::cos(y[parameter]) - y[speed] * y[speed] / m_ground.body.b;
    }
    /// The friction that rolling needs, m/s². On a rim, its component across also prevents the rotating frame
    /// from converting spin about the normal into slip.
    Point neededToRoll(const Vector& y) const {
        return frictionToRoll(m_ground.body, along(y), turning(y), y[normalSpin]);
    }
    /// Rates of change under a friction force (m/s²). Those of the spins include the rotation of tangent and
    /// normal. `power`: rate of the sliding work, W/kg.
    Vector rates(const Vector& y, const Point& friction, double power) const {
        const double b = m_ground.body.b;
        const double kb = m_ground.body.k * b;
        Vector rate;
        rate[parameter] = m_line ? y[speed] : y[speed] / b;
        rate[speed] = along(y) + friction.x();
        rate[across] = friction.y();
        rate[tangentSpin] = -friction.y() / kb - turning(y) * y[normalSpin];
        rate[normalSpin] = turning(y) * y[tangentSpin];
        rate[spin] = friction.x() / kb;
        rate[z] = y[across];
        rate[angle] = y[spin];
        rate[work] = power;
        rate[time] = 1;
        return rate;
    }

private:
    /// Rate of rotation of tangent and normal, clockwise, rad/s.
    double turning(const Vector& y) const { return m_line ? 0 : y[speed] / m_ground.body.b; }

    const Ground& m_ground;
    FaceGravity m_gravity;
    bool m_line;
};

/// Contact of a sphere with two faces that hold it between them while it slips on both.
class CornerContact {
public:
    CornerContact(const Ground& ground, const Point& tangent, const Point& otherTangent)
        : m_ground(ground), m_tangents{tangent, otherTangent} {}

    struct Forces {
        std::array<double, 2> normal;
        std::array<Point, 2> slip; ///< along and across each face, m/s
    };
    Forces forces(const CornerVector& y) const {
        const double b = m_ground.body.b;
        Forces forces;
        std::array<double, 2> f;
        for (std::size_t i = 0; i < 2; ++i) {
            const Point& t = m_tangents[i];
            const double aboutTangent = y[corner::spinX] * t.x() + y[corner::spinY] * t.y();
            forces.slip[i] = {b * y[corner::spinZ], y[corner::across] - b * aboutTangent};
            f[i] = m_ground.law.muK * direction(forces.slip[i]).x();
        }
        const auto [first, second] =
            wedgeForces({m_tangents[0], f[0]}, {m_tangents[1], f[1]}, m_ground.gravity);
        forces.normal = {first, second};
        return forces;
    }
    CornerVector rates(const CornerVector& y) const {
        const double kb = m_ground.body.k * m_ground.body.b;
        const double muK = m_ground.law.muK;
        const Forces f = forces(y);
        CornerVector rate{};
        rate[corner::z] = y[corner::across];
        rate[corner::angle] = y[corner::spinZ];
        rate[corner::time] = 1;
        double slow = 1;
        for (std::size_t i = 0; i < 2; ++i) {
            const Point friction = -muK * f.normal[i] * direction(f.slip[i]);
            rate[corner::across] += friction.y();
            rate[corner::spinX] -= friction.y() / kb * m_tangents[i].x();
            rate[corner::spinY] -= friction.y() / kb * m_tangents[i].y();
            rate[corner::spinZ] += friction.x() / kb;
            rate[corner::work] -= friction.dot(f.slip[i]);
            slow += slowness(f.slip[i].norm(), muK * m_ground.gravity);
        }
        for (double& one : rate)
            one /= slow;
        return rate;
    }

private:
    static Point direction(const Point& slip) {
        const double size = slip.norm();
        return size > 0 ? Point(slip / size) : Point(0, 0);
    }

    const Ground& m_ground;
    std::array<Point, 2> m_tangents;
};

/// Legs of a run that leaves the vertical plane. `Integrator` computes the motion on rims, and on faces if
/// `closedFaces` is false.
template <class Integrator>
class SpatialLegs : public Legs {
public:
    SpatialLegs(const Ground& ground, std::unique_ptr<Legs> plane, Integrator integrator, bool closedFaces,
                bool keepKnots)
        : m_ground(ground), m_plane(std::move(plane)), m_integrator(integrator),
          m_cornerIntegrator(ground.body.b), m_closedFaces(closedFaces), m_keep(keepKnots) {}

    double restSpeed(const OffsetPiece&) const override { return slowestRebound(m_ground); }

    Leg fly(const Takeoff& takeoff, double timeLeft) const override {
        Leg leg = m_plane->fly(takeoff, timeLeft);
        leg.end.side = drifted(takeoff.state.side, leg.duration);
        if (auto* stepped = std::get_if<Stepped>(&leg.kind))
            for (Stepped::Knot& knot : stepped->knots) {
                knot.state.side = drifted(takeoff.state.side, knot.t);
                knot.rate.side.z = takeoff.state.side.vz;
            }
        return leg;
    }

    /// Bounces without slip across the face stay without it, so the train of plane bounces applies.
    std::optional<Bouncing> bounces(const Takeoff& takeoff, double timeLeft, bool backwards) const override {
        const OffsetPiece& piece = m_ground.curve->pieces[takeoff.piece];
        if (piece.shape != Shape::line) return std::nullopt;
        const State& s = takeoff.state;
        const double b = m_ground.body.b;
        const double along = piece.tangent.dot(Point(s.vx, s.vy));
        const Vector y = vectorOf({takeoff.piece, 0, along, s.w, s.angle, s.side});
        const Point slip = slipOf(y, b);
        const double rounding = slipRounding * speedsOf(y, b);
        if (std::abs(slip.y()) > rounding) return std::nullopt;
        Takeoff inPlane = takeoff;
        if (std::abs(slip.x()) <= rounding) inPlane.state.w = -y[speed] / b;
        return m_plane->bounces(inPlane, timeLeft, backwards);
    }

    Leg touch(const Touch& start, double timeLeft) const override {
        const OffsetPiece& piece = m_ground.curve->pieces[start.piece];
        if (!m_closedFaces || piece.shape == Shape::arc) return integrate(start, timeLeft);
        const Vector y = vectorOf(start);
        const double b = m_ground.body.b;
        const Point slip = slipOf(y, b);
        const double rounding = slipRounding * speedsOf(y, b);
        if (std::abs(slip.y()) > rounding) return slide(start, timeLeft);
        Touch inPlane = start;
        if (std::abs(slip.x()) <= rounding) inPlane.spin = -start.speed / b;
        Leg leg = m_plane->touch(inPlane, timeLeft);
        leg.touch.side =
            withSpinOnFace(drifted(start.side, leg.duration), piece.tangent, y[across] / b, y[normalSpin]);
        leg.end = stateOf(m_ground, leg.touch);
        return leg;
    }

    Leg inCorner(const Touch& start, const PlaceOnPiece& other, double timeLeft) const override {
        const Point tangent = tangentOf(m_ground.curve->pieces[start.piece], start.parameter);
        const Point otherTangent = tangentOf(m_ground.curve->pieces[other.piece], other.parameter);
        const CornerContact forces(m_ground, tangent, otherTangent);
        if (m_ground.law.muK == 0) return steady(start, timeLeft);
        const double b = m_ground.body.b;
        const CornerVector begin{
            start.side.vz, start.side.wx, start.side.wy, start.spin, start.side.z, start.angle, 0, 0};
        const Side& side = start.side;
        const double speeds = std::abs(side.vz) + b * (std::hypot(side.wx, side.wy) + std::abs(start.spin));
        const double gone = slipGone * (speeds + std::sqrt(m_ground.gravity * b));
        const auto rates = [&](const CornerVector& y) { return forces.rates(y); };
        const auto watch = [&](const CornerVector& y) { return watchesIn(forces, y, gone, timeLeft); };
        const auto knotOf = [&](const CornerVector& y) {
            CornerVector rate = forces.rates(y);
            for (const double perClock = rate[corner::time]; double& one : rate)
                one /= perClock;
            return Stepped::Knot{
                y[corner::time],
                stateOf(m_ground, touchInCorner(start, y)),
                {.sliding = y[corner::work]},
                {.w = rate[corner::spinZ],
                 .angle = y[corner::spinZ],
                 .side = {y[corner::across], rate[corner::across], rate[corner::spinX], rate[corner::spinY]}},
                {.sliding = rate[corner::work]}};
        };
        const auto pressed = [&](const CornerVector& y) { return std::ranges::max(forces.forces(y).normal); };
        KnotRecorder recorder(m_keep, {{}, Mode::rest});
        double greatest = std::max(0.0, pressed(begin));
        const auto seen = [&](double, double h, const CornerVector& end, const auto& at) {
            greatest = std::max(greatest, pressed(end));
            recorder.step(h, [&](double tau) { return knotOf(at(tau)); });
        };
        Ended<CornerVector> ended{.state = begin, .arrival = Arrival::slipVanishes};
        const auto [n, otherN] = forces.forces(begin).normal;
        if (b * std::abs(start.spin) > gone) {
            if (n < 0 || otherN < 0)
                ended = {.state = begin, .arrival = Arrival::liftsOff, .side = n < 0 ? 0 : 1};
            else
                ended = m_cornerIntegrator.run(begin, b * std::abs(start.spin), never, rates, watch, seen);
        }
        Leg leg{.arrival = ended.arrival,
                .duration = ended.state[corner::time],
                .touch = touchInCorner(start, ended.state),
                .slidingWork = ended.state[corner::work],
                .normalForce = greatest};
        if (leg.arrival == Arrival::slipVanishes) leg.touch.spin = 0;
        if (leg.arrival == Arrival::liftsOff && ended.side == 0) {
            leg.touch.piece = other.piece;
            leg.touch.parameter = other.parameter;
        }
        leg.end = stateOf(m_ground, leg.touch);
        leg.kind = recorder.take();
        return leg;
    }

private:
    /// A leg in which only the place across and the angle change: in a corner without friction, or along an
    /// edge.
    Leg steady(const Touch& start, double timeLeft) const {
        Leg leg{.duration = timeLeft, .touch = start, .kind = InCorner{0, 0}};
        leg.normalForce = restingForces(m_ground, {start.piece, start.parameter}).normal;
        leg.touch.angle += start.spin * timeLeft;
        leg.touch.side = drifted(start.side, timeLeft);
        leg.end = stateOf(m_ground, leg.touch);
        return leg;
    }

    static Watches watchesIn(const CornerContact& held, const CornerVector& y, double gone, double timeLeft) {
        const CornerContact::Forces now = held.forces(y);
        Watches watches;
        watches.add(timeLeft - y[corner::time], Arrival::outOfTime);
        for (std::size_t i = 0; i < 2; ++i) {
            watches.add(now.normal[i], Arrival::liftsOff, static_cast<int>(i));
            watches.add(now.slip[i].norm() - gone, Arrival::slipVanishes);
        }
        return watches;
    }
    static Touch touchInCorner(const Touch& start, const CornerVector& y) {
        Touch touch = start;
        touch.spin = y[corner::spinZ];
        touch.angle = y[corner::angle];
        touch.side = {y[corner::z], y[corner::across], y[corner::spinX], y[corner::spinY]};
        return touch;
    }

    Vector vectorOf(const Touch& touch) const {
        const Point tangent = tangentOf(m_ground.curve->pieces[touch.piece], touch.parameter);
        const Point aside = spinOnFace(touch.side, tangent);
        return {touch.parameter, touch.speed,  touch.side.vz, aside.x(), aside.y(),
                touch.spin,      touch.side.z, touch.angle,   0,         0};
    }
    Touch touchOf(std::size_t index, const Vector& y) const {
        const Point tangent = tangentOf(m_ground.curve->pieces[index], y[parameter]);
        const Side side = withSpinOnFace({y[z], y[across], 0, 0}, tangent, y[tangentSpin], y[normalSpin]);
        return {index, y[parameter], y[speed], y[spin], y[angle], side};
    }

    /// Rates of change of the state of a sphere in contact, from those of its speeds along and across the
    /// piece and of its spins.
    State spatialRateOf(const Touch& touch, const Vector& rate, double aboutNormal) const {
        const OffsetPiece& piece = m_ground.curve->pieces[touch.piece];
        State change = rateOf(m_ground, touch, rate[speed], rate[spin]);
        // Friction changes the spin about the tangent. Rotation of the tangent causes the other change of
        // these spins.
        const double turning = piece.shape == Shape::arc ? touch.speed / m_ground.body.b : 0;
        change.side = withSpinOnFace({touch.side.vz, rate[across], 0, 0}, tangentOf(piece, touch.parameter),
                                     rate[tangentSpin] + turning * aboutNormal, 0);
        return change;
    }

    /// Sliding on a face with slip across the face, in closed form.
    Leg slide(const Touch& start, double timeLeft) const {
        const OffsetPiece& piece = m_ground.curve->pieces[start.piece];
        const Point aside = spinOnFace(start.side, piece.tangent);
        const Speeds speeds{{aside.x(), aside.y(), start.spin}, {start.speed, 0, start.side.vz}};
        const TurningSlide sliding(m_ground.onLine(piece), m_ground.body, m_ground.law, start.parameter,
                                   speeds);
        Leg leg{.duration = timeLeft, .kind = TurningOnFace{sliding, piece.anchor, piece.tangent}};
        leg.endAt(sliding.passes(piece.to, 1, timeLeft), Arrival::reachesEnd, 1);
        leg.endAt(sliding.passes(piece.from, -1, timeLeft), Arrival::reachesEnd, -1);
        leg.endAt(sliding.turns(timeLeft), Arrival::turns, 0);
        leg.endAt(sliding.slipVanishes(), Arrival::slipVanishes, 0);

        const TurningSlide::Place end = sliding.at(leg.duration);
        const Side side = withSpinOnFace({start.side.z + end.z, end.speeds.velocity.z(), 0, 0}, piece.tangent,
                                         end.speeds.spin.x(), end.speeds.spin.y());
        leg.touch = {
            start.piece, end.s, end.speeds.velocity.x(), end.speeds.spin.z(), start.angle + end.turned, side};
        if (leg.arrival == Arrival::reachesEnd) leg.touch.parameter = leg.side > 0 ? piece.to : piece.from;
        if (leg.arrival == Arrival::turns) {
            leg.touch.stop(false);
            if (start.speed < 0) leg.arrival = Arrival::reverses;
        }
        leg.slidingWork = end.work;
        leg.normalForce = m_ground.onLine(piece).normal;
        leg.end = stateOf(m_ground, leg.touch);
        return leg;
    }

    /// Motion of the contact point: no slip (`rolls`); slip that just begins, opposite to the friction that
    /// would prevent it (`begins`); or slip (`slips`).
    enum class Grip { rolls, begins, slips };

    Grip gripOf(const Touch& start, const Vector& y, const Contact& contact) const {
        const double b = m_ground.body.b;
        if (!start.slides && slipOf(y, b).norm() > slipRounding * speedsOf(y, b)) return Grip::slips;
        const bool holds = contact.neededToRoll(y).norm() <= m_ground.law.mu * contact.normal(y);
        return holds && !start.slides ? Grip::rolls : Grip::begins;
    }

    /// Contact with a face or rim by numerical integration.
    Leg integrate(const Touch& start, double timeLeft) const {
        const OffsetPiece& piece = m_ground.curve->pieces[start.piece];
        const Contact contact(m_ground, piece);
        const bool arc = piece.shape == Shape::arc;
        const double b = m_ground.body.b;
        const double mu = m_ground.law.mu, muK = m_ground.law.muK;
        Vector begin = vectorOf(start);
        const double pace = speedsOf(begin, b) + std::sqrt(m_ground.gravity * b);
        const Grip grip = gripOf(start, begin, contact);
        if (grip == Grip::rolls) stopSlip(begin);

        const auto rates = [&](const Vector& y) {
            const Point needed = contact.neededToRoll(y);
            if (grip == Grip::rolls) return contact.rates(y, needed, 0);
            const Point slip = slipOf(y, b);
            const double size = slip.norm();
            const Point ahead = grip == Grip::slips ? Point(slip / std::max(size, minDivisor))
                                                    : Point(-needed / std::max(needed.norm(), minDivisor));
            const Point friction = -muK * contact.normal(y) * ahead;
            Vector rate = contact.rates(y, friction, -friction.dot(slip));
            if (grip == Grip::slips)
                for (double& one : rate)
                    one /= 1 + slowness(size, muK * m_ground.gravity);
            return rate;
        };
        const double way = begin[speed] != 0 ? begin[speed] : rates(begin)[speed];
        const bool brakes = grip == Grip::slips && muK > 0;
        if (arc && way == 0 && !brakes) return steady(touchOf(start.piece, begin), timeLeft);
        const bool turns = arc || way * contact.along(begin) < 0;
        const auto watch = [&](const Vector& y) {
            Watches watches;
            watches.add(timeLeft - y[time], Arrival::outOfTime);
            watches.add(piece.to - y[parameter], Arrival::reachesEnd, 1);
            watches.add(y[parameter] - piece.from, Arrival::reachesEnd, -1);
            if (arc) watches.add(contact.normal(y), Arrival::liftsOff);
            if (turns) watches.add(way * y[speed], Arrival::turns);
            const Point slip = slipOf(y, b);
            const Point needed = contact.neededToRoll(y);
            if (grip == Grip::rolls) {
                if (arc) watches.add(mu * contact.normal(y) - needed.norm(), Arrival::frictionLimit);
            } else if (grip == Grip::begins) {
                const double ahead = -slip.dot(needed) / std::max(needed.norm(), minDivisor);
                watches.add(slipBegun * pace - ahead, Arrival::slips);
                watches.add(ahead + slipGone * pace, Arrival::slipVanishes); // friction suffices after all
            } else if (muK > 0)
                watches.add(slip.norm() - slipGone * pace, Arrival::slipVanishes);
            return watches;
        };
        const Mode rolling = grip == Grip::rolls ? Mode::rolling : Mode::sliding;
        const auto knotOf = [&](const Vector& y) {
            const Touch touch = touchOf(start.piece, y);
            Vector rate = rates(y);
            for (const double perClock = rate[time]; double& one : rate)
                one /= perClock;
            return Stepped::Knot{y[time],
                                 stateOf(m_ground, touch),
                                 {.sliding = y[work]},
                                 spatialRateOf(touch, rate, y[normalSpin]),
                                 {.sliding = rate[work]}};
        };
        KnotRecorder recorder(m_keep, {{}, arc ? Mode::rim : rolling, arc && grip != Grip::rolls});
        double greatest = std::max(0.0, contact.normal(begin));
        const auto seen = [&](double, double h, const Vector& end, const auto& at) {
            greatest = std::max(greatest, contact.normal(end));
            recorder.step(h, [&](double tau) { return knotOf(at(tau)); });
        };
        Ended<Vector> ended{.state = begin};
        if ((start.parameter >= piece.to && way > 0) || (start.parameter <= piece.from && way < 0)) {
            ended.arrival = Arrival::reachesEnd;
            ended.side = way > 0 ? 1 : -1;
        } else
            ended = m_integrator.run(begin, pace, never, rates, watch, seen);
        Leg leg = legOf(ended, start.piece, way, grip);
        leg.normalForce = greatest;
        leg.kind = recorder.take();
        return leg;
    }

    void stopSlip(Vector& y) const {
        y[spin] = -y[speed] / m_ground.body.b;
        y[tangentSpin] = y[across] / m_ground.body.b;
    }

    /// The leg that results from an integration, without its kind.
    Leg legOf(const Ended<Vector>& ended, std::size_t index, double way, Grip grip) const {
        const OffsetPiece& piece = m_ground.curve->pieces[index];
        Vector y = ended.state;
        Leg leg{.arrival = ended.arrival, .duration = y[time], .side = ended.side, .slidingWork = y[work]};
        if (leg.arrival == Arrival::reachesEnd) y[parameter] = leg.side > 0 ? piece.to : piece.from;
        if (leg.arrival == Arrival::turns) {
            y[speed] = 0;
            const bool up = piece.shape == Shape::line || y[parameter] < 0;
            if (!(way > 0 && up)) leg.arrival = Arrival::reverses;
        }
        if (grip == Grip::rolls || leg.arrival == Arrival::slipVanishes) stopSlip(y);
        leg.touch = touchOf(index, y);
        leg.touch.slides = leg.arrival == Arrival::frictionLimit;
        leg.end = stateOf(m_ground, leg.touch);
        return leg;
    }

    const Ground& m_ground;
    std::unique_ptr<Legs> m_plane;
    Integrator m_integrator;
    Adaptive m_cornerIntegrator;
    bool m_closedFaces, m_keep;
};

} // namespace

std::unique_ptr<Legs> spatialLegs(const Inputs& in, const Ground& ground, Detail detail) {
    const bool keep = detail == Detail::full;
    if (in.solver == Solver::event)
        return std::make_unique<SpatialLegs<Adaptive>>(ground, std::make_unique<ExactLegs>(ground, detail),
                                                       Adaptive(in.b), true, keep);
    auto plane = steppedLegs(in, ground, keep);
    if (in.solver == Solver::adaptive)
        return std::make_unique<SpatialLegs<Adaptive>>(ground, std::move(plane), Adaptive(in.b), false, keep);
    return std::make_unique<SpatialLegs<FixedStep>>(ground, std::move(plane), FixedStep(in.h), false, keep);
}

} // namespace talweg::rover
