#include "systems/rover/motion/simulation.h"

#include "systems/rover/motion/spatial_legs.h"
#include "systems/rover/motion/stepped_legs.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

namespace talweg::rover {

namespace {

using Joint = OffsetCurve::Joint;
using Shape = OffsetPiece::Shape;

/// Speeds below this fraction of those before a corner impact are rounding.
constexpr double rounding = 1e-14;
/// Of the speeds before impacts in a corner: what they leave below that is rounding in one solver or another.
constexpr double cornerRounding = 1e-9;
/// Of the speeds after an impact: going back slower than that is rounding.
constexpr double backwards = 1e-11;
/// Tilts (rad) below this are level.
constexpr double level = 1e-12;
/// Two faces of a corner can throw a sphere to and fro at one instant; each time takes energy.
constexpr int mostCornerImpacts = 1000;

class Simulation {
public:
    Simulation(const Inputs& inputs, const Ground& ground, const Legs& legs, Detail detail)
        : m_in(inputs), m_ground(ground), m_legs(legs), m_keep(detail == Detail::full),
          m_spatial(inputs.isSpatial()) {}

    Trajectory run(const std::stop_token& stop) {
        begin();
        for (int events = 0; !m_done; ++events) {
            if (stop.stop_requested()) {
                m_trajectory.cancelled = true;
                return std::move(m_trajectory);
            }
            if (events == mostEvents) {
                giveUp(WorkBound::events);
                break;
            }
            if (m_takeoff)
                fly();
            else
                touch();
        }
        return std::move(m_trajectory);
    }

private:
    const std::vector<OffsetPiece>& pieces() const { return m_ground.curve.pieces; }
    const OffsetPiece& piece() const { return pieces()[m_touch.piece]; }
    double timeLeft() const { return m_in.tEnd - m_time; }
    bool isFarGround(std::size_t index) const {
        return m_ground.published && m_ground.profile.hasFarEnd && index + 1 == pieces().size();
    }

    // --- energy ------------------------------------------------------------------------------------

    double mechanical(const State& s) const {
        const double inertia = m_ground.body.k * m_ground.body.b * m_ground.body.b;
        double kinetic = 0.5 * (s.vx * s.vx + s.vy * s.vy + inertia * s.w * s.w);
        if (m_spatial) kinetic += sideEnergy(s.side);
        const double potential = m_ground.gravity * (s.y - m_ground.body.b - m_trajectory.lowest);
        m_scale = std::max({m_scale, kinetic, std::abs(potential), m_trajectory.losses.total()});
        return kinetic + potential;
    }

    double sideEnergy(const Side& s) const {
        const double inertia = m_ground.body.k * m_ground.body.b * m_ground.body.b;
        return 0.5 * (s.vz * s.vz + inertia * (s.wx * s.wx + s.wy * s.wy));
    }

    void audit(const State& s) {
        m_trajectory.topSpeed = std::max(m_trajectory.topSpeed, std::hypot(s.vx, s.vy));
        const double off = std::abs(mechanical(s) + m_trajectory.losses.total() - m_total);
        m_worst = std::max(m_worst, off);
    }

    // --- records -----------------------------------------------------------------------------------

    void note(Event::Kind kind, const State& before, const State& after, bool sticks = false,
              std::int64_t count = 1) {
        if (!m_keep) return;
        m_trajectory.events.push_back(
            {kind, m_time, before, after, m_touch.piece, sticks, count, m_trajectory.segments.size()});
    }

    void advance(const State& start, const Leg& leg, std::size_t onPiece) {
        if (m_keep)
            m_trajectory.segments.push_back(
                {m_time, m_time + leg.duration, start, m_trajectory.losses, onPiece, leg.kind});
        m_time += leg.duration;
        m_trajectory.losses.sliding += leg.slidingWork;
        if (leg.workKnown)
            audit(leg.end);
        else
            m_total = mechanical(leg.end) + m_trajectory.losses.total();
    }

    void giveUp(WorkBound bound) {
        m_trajectory.bound = bound;
        finish(Outcome::givenUp);
    }

    void finish(Outcome outcome) {
        finish(outcome, m_takeoff ? m_takeoff->state : stateOf(m_ground, m_touch));
    }

    void finish(Outcome outcome, const State& state) {
        m_done = true;
        m_trajectory.outcome = outcome;
        m_trajectory.duration = m_time;
        m_trajectory.end = state;
        m_trajectory.height =
            outcome == Outcome::crossed ? m_ground.profile.vertices.back().y() : state.y - m_ground.body.b;
        m_trajectory.energyResidual = m_scale > 0 ? m_worst / m_scale : 0;
        note(Event::Kind::end, state, state);
    }

    // --- beginning ---------------------------------------------------------------------------------

    /// A start as good as at the end of a piece is there: one unit in the last place must not decide.
    static double snapped(const OffsetPiece& piece, double parameter) {
        const double slack = 1e-12 * (1 + std::abs(parameter));
        if (piece.to - parameter < slack) return piece.to;
        return parameter - piece.from < slack ? piece.from : parameter;
    }

    void begin() {
        m_trajectory.lowest = m_ground.profile.lowest();
        const double highest =
            std::ranges::max(m_ground.profile.vertices, {}, [](const Point& p) { return p.y(); }).y();
        m_scale = m_ground.gravity * std::max(highest - m_trajectory.lowest, m_ground.body.b);
        const double x = m_in.q1.value_or(m_ground.start);
        const std::size_t index = m_ground.curve.pieceAt(x);
        const OffsetPiece& below = pieces()[index];
        const double y = m_ground.curve.elevation(x);
        m_touch = {index, snapped(below, parameterOf(below, {x, y})), m_in.u4, m_in.spin(), 0};
        if (m_spatial) {
            const Point ground = m_in.clearance > 0 ? Point(1, 0) : tangentOf(below, m_touch.parameter);
            m_touch.side = withSpinOnFace({0, m_in.u6, 0, 0}, ground, m_in.sideSpin(), m_in.u2);
        }
        if (m_in.clearance > 0)
            m_takeoff = Takeoff{
                {x, y + m_in.clearance, m_in.u4, 0, m_in.spin(), 0, m_touch.side}, index, std::nullopt};
        m_total = mechanical(m_takeoff ? m_takeoff->state : stateOf(m_ground, m_touch));
        if (m_ground.profile.hasFarEnd && x > m_ground.profile.vertices.back().x()) finish(Outcome::crossed);
    }

    // --- flight ------------------------------------------------------------------------------------

    void fly() {
        if (const auto train = m_legs.bounces(*m_takeoff, timeLeft())) return bounce(*train);
        const State start = m_takeoff->state;
        const Leg leg = m_legs.fly(*m_takeoff, timeLeft());
        advance(start, leg, m_takeoff->piece);
        m_takeoff->state = leg.end;
        switch (leg.arrival) {
        case Arrival::lands:
            return land(leg);
        case Arrival::leavesLeft:
            return finish(Outcome::escaped);
        case Arrival::leavesRight:
            return finish(m_ground.profile.hasFarEnd ? Outcome::crossed : Outcome::escaped);
        case Arrival::outOfSteps:
            return giveUp(WorkBound::steps);
        default:
            return finish(Outcome::timeLimit);
        }
    }

    void bounce(const Bouncing& b) {
        const BounceTrain& train = b.train;
        const std::int64_t n = b.impacts;
        const State start = m_takeoff->state;
        note(Event::Kind::bounces, start, start, train.sticks(), n);
        if (m_keep)
            m_trajectory.segments.push_back(
                {m_time, m_time + train.time(n), start, m_trajectory.losses, m_takeoff->piece, b});
        m_time += train.time(n);
        m_trajectory.losses.normal += train.normalLoss(n);
        m_trajectory.losses.friction += train.frictionLoss(n);
        m_trajectory.impacts += train.impactsFasterThan(countedImpactSpeed, n);
        m_touch = {m_takeoff->piece,
                   train.place(n),
                   train.velocity(n),
                   train.spin(n),
                   start.angle + train.turned(n),
                   drifted(start.side, train.time(n))};
        State state = stateOf(m_ground, m_touch);
        if (n == BounceTrain::infinite) {
            m_takeoff.reset();
            audit(state);
            m_mayRest = true;
            note(Event::Kind::contact, state, state);
            return;
        }
        const double rebound = train.rebound(n);
        state.vx += rebound * b.normal.x();
        state.vy += rebound * b.normal.y();
        audit(state);
        m_takeoff = Takeoff{state, m_touch.piece, rebound};
        if (goesBack(state)) finish(Outcome::rebounded);
    }

    /// After an impact.
    bool goesBack(const State& s) const {
        return s.vx < -backwards * (std::hypot(s.vx, s.vy) + m_ground.body.b * std::abs(s.w));
    }

    void land(const Leg& leg) {
        m_touch = leg.touch;
        if (isFarGround(m_touch.piece)) return finish(Outcome::crossed, leg.end);
        const State before = leg.end;
        if (const auto corner = cornerAt(m_touch)) return landInCorner(*corner, before);
        const State after = strike(before, m_touch.piece, m_touch.parameter, Event::Kind::impact);
        separate(after, before.angle);
        if (goesBack(after)) finish(Outcome::rebounded, after);
    }

    /// The pieces on both sides of a corner, where they meet.
    struct Corner {
        PlaceOnPiece left, right;
    };

    std::optional<Corner> cornerBetween(std::size_t left) const {
        if (left + 1 >= pieces().size() || m_ground.curve.joint(left) != Joint::corner) return std::nullopt;
        return Corner{{left, pieces()[left].to}, {left + 1, pieces()[left + 1].from}};
    }

    /// The corner in which a touching sphere is.
    std::optional<Corner> cornerAt(const Touch& touch) const {
        const OffsetPiece& piece = pieces()[touch.piece];
        const double coordinates = std::abs(piece.start.x()) + std::abs(piece.start.y());
        const double length = cornerReach * m_ground.body.b + 1e-15 * coordinates;
        const double reach = piece.shape == Shape::line ? length : length / m_ground.body.b;
        if (piece.to - touch.parameter < reach)
            if (const auto corner = cornerBetween(touch.piece)) return corner;
        return touch.piece > 0 && touch.parameter - piece.from < reach ? cornerBetween(touch.piece - 1)
                                                                       : std::nullopt;
    }

    /// Out of the air into a corner. The face that the sphere presses more is the one ahead.
    void landInCorner(const Corner& corner, State state) {
        const auto pressure = [&](const PlaceOnPiece& place) {
            const Point t = tangentOf(pieces()[place.piece], place.parameter);
            return t.y() * state.vx - t.x() * state.vy;
        };
        m_takeoff.reset();
        const bool right = pressure(corner.right) > pressure(corner.left) * (1 - level);
        const PlaceOnPiece& ahead = right ? corner.right : corner.left;
        const PlaceOnPiece& behind = right ? corner.left : corner.right;
        const Point place = pieces()[behind.piece].at(behind.parameter, m_ground.curve.radius);
        state.x = place.x();
        state.y = place.y();
        meetCorner(state, ahead, behind, right ? 1 : -1);
    }

    /// One impact with a piece; books the losses and returns the state after it.
    State strike(const State& before, std::size_t index, double parameter, Event::Kind kind) {
        const OffsetPiece& struck = pieces()[index];
        const Point t = tangentOf(struck, parameter);
        const Point n(-t.y(), t.x());
        const Point v(before.vx, before.vy);
        Speeds speeds;
        speeds.velocity = {v.dot(t), std::min(0.0, v.dot(n)), 0};
        speeds.spin = {0, 0, before.w};
        if (m_spatial) {
            const Point aside = spinOnFace(before.side, t);
            speeds.spin = {aside.x(), aside.y(), before.w};
            speeds.velocity.z() = before.side.vz;
        }
        Impact hit = impact(speeds, m_ground.body, m_ground.law);
        if (-speeds.velocity.y() >= countedImpactSpeed) ++m_trajectory.impacts;
        m_trajectory.losses.normal += hit.normalLoss;
        m_trajectory.losses.friction += hit.frictionLoss;
        double& away = hit.after.velocity.y();
        if (away > 0 && away < m_legs.restSpeed(struck)) {
            m_trajectory.losses.normal += 0.5 * away * away;
            away = 0;
        }
        const Point velocity = hit.after.velocity.x() * t + away * n;
        State after = before;
        after.vx = velocity.x();
        after.vy = velocity.y();
        after.w = hit.after.spin.z();
        if (m_spatial) {
            after.side.vz = hit.after.velocity.z();
            after.side = withSpinOnFace(after.side, t, hit.after.spin.x(), hit.after.spin.y());
        }
        m_touch.piece = index;
        m_touch.parameter = parameter;
        m_away = away;
        m_along = hit.after.velocity.x();
        audit(after);
        note(kind, before, after, hit.sticks);
        return after;
    }

    /// After an impact: flight where the sphere moves away, contact where it does not.
    void separate(const State& after, double angle) {
        if (m_away > 0) {
            m_takeoff = Takeoff{after, m_touch.piece, m_away};
            return;
        }
        m_takeoff.reset();
        m_touch.speed = m_along;
        m_touch.spin = after.w;
        m_touch.angle = angle;
        m_touch.side = after.side;
        m_mayRest = true;
    }

    // --- contact -----------------------------------------------------------------------------------

    void touch() {
        const State start = stateOf(m_ground, m_touch);
        if (piece().shape == Shape::arc
            && m_ground.gravity * std::cos(m_touch.parameter)
                   <= m_touch.speed * m_touch.speed / m_ground.body.b)
            return launch(Event::Kind::launch);
        if (isAtRest()) return rest();
        const Leg leg = m_legs.touch(m_touch, timeLeft());
        advance(start, leg, m_touch.piece);
        m_touch = leg.touch;
        switch (leg.arrival) {
        case Arrival::reachesEnd:
            return leaveEnd(leg.side);
        case Arrival::slipVanishes:
            m_mayRest = true;
            return note(Event::Kind::rolls, leg.end, leg.end);
        case Arrival::frictionLimit:
            return note(Event::Kind::slides, leg.end, leg.end);
        case Arrival::liftsOff:
            return launch(Event::Kind::liftOff);
        case Arrival::turns:
            return finish(Outcome::turned);
        case Arrival::reverses:
        case Arrival::slips:
            return;
        case Arrival::outOfSteps:
            return giveUp(WorkBound::steps);
        default:
            return finish(Outcome::timeLimit);
        }
    }

    double slow() const { return restFraction * std::sqrt(m_ground.gravity * m_ground.body.b); }

    /// Whether the forces of contact can hold a sphere that hardly moves: on level ground, on top of a rim,
    /// or between two faces of which neither goes down from the corner. What is slower than `slow` after an
    /// event is rounding of what was faster before; a launch is taken as it is given.
    bool isAtRest() const {
        const double limit = m_mayRest && piece().shape == Shape::line ? slow() : 0;
        const double b = m_ground.body.b;
        if (std::abs(m_touch.speed) > limit || b * std::abs(m_touch.spin) > limit) return false;
        if (m_spatial) { // spin about the normal meets no friction and may stay
            const Point aside = spinOnFace(m_touch.side, tangentOf(piece(), m_touch.parameter));
            if (std::abs(m_touch.side.vz) > limit || b * std::abs(aside.x()) > limit) return false;
        }
        if (std::abs(std::sin(tiltOf(piece(), m_touch.parameter))) < level) return true;
        const auto corner = cornerAt(m_touch);
        return corner && isWell(*corner);
    }

    bool isWell(const Corner& corner) const {
        return tiltOf(pieces()[corner.left.piece], corner.left.parameter) < level
               && tiltOf(pieces()[corner.right.piece], corner.right.parameter) > -level;
    }

    /// What is left of the motion is booked as lost in impacts and sliding too slow to be told apart.
    void rest() {
        const State last = stateOf(m_ground, m_touch);
        const double inertia = m_ground.body.k * m_ground.body.b * m_ground.body.b;
        m_trajectory.losses.normal += 0.5 * (last.vx * last.vx + last.vy * last.vy);
        m_trajectory.losses.sliding += 0.5 * inertia * last.w * last.w;
        m_touch.speed = m_touch.spin = 0;
        finish(Outcome::stopped);
    }

    void launch(Event::Kind kind) {
        const State state = stateOf(m_ground, m_touch);
        note(kind, state, state);
        m_takeoff = Takeoff{state, m_touch.piece, 0.0};
    }

    void leaveEnd(int side) {
        const bool last = side > 0 ? m_touch.piece + 1 == pieces().size() : m_touch.piece == 0;
        if (last) return finish(side > 0 && m_ground.profile.hasFarEnd ? Outcome::crossed : Outcome::escaped);
        const std::size_t left = side > 0 ? m_touch.piece : m_touch.piece - 1;
        const std::size_t next = side > 0 ? left + 1 : left;
        if (side > 0 && isFarGround(next)) return finish(Outcome::crossed);
        switch (m_ground.curve.joint(left)) {
        case Joint::edge:
            return launch(Event::Kind::launch);
        case Joint::corner:
            return hitCorner(next, side);
        case Joint::smooth:
            break;
        }
        m_touch.piece = next;
        m_touch.parameter = side > 0 ? piece().from : piece().to;
        if (m_keep) {
            const State state = stateOf(m_ground, m_touch);
            note(piece().shape == Shape::arc ? Event::Kind::rim : Event::Kind::face, state, state);
        }
    }

    /// The piece being touched ends where the sphere touches the next one as well.
    void hitCorner(std::size_t ahead, int side) {
        const double onAhead = side > 0 ? pieces()[ahead].from : pieces()[ahead].to;
        State state = stateOf(m_ground, m_touch);
        if (m_ground.published) state.w = -state.w;
        meetCorner(state, {ahead, onAhead}, {m_touch.piece, m_touch.parameter}, side);
    }

    /// Impacts with two faces in turn, at one instant. `side`: where the face ahead is.
    void meetCorner(State state, const PlaceOnPiece& ahead, const PlaceOnPiece& behind, int side) {
        const double angle = state.angle;
        const double scale = std::hypot(state.vx, state.vy) + m_ground.body.b * std::abs(state.w);
        const auto pressing = [&](const PlaceOnPiece& place) {
            const Point t = tangentOf(pieces()[place.piece], place.parameter);
            return t.y() * state.vx - t.x() * state.vy > rounding * scale;
        };
        for (int i = 0; i < mostCornerImpacts; ++i) {
            if (pressing(ahead))
                state = strike(state, ahead.piece, ahead.parameter, Event::Kind::corner);
            else if (pressing(behind))
                state = strike(state, behind.piece, behind.parameter, Event::Kind::corner);
            else
                break;
        }
        leaveCorner(state, ahead, behind, side, angle, scale);
    }

    void leaveCorner(State state, PlaceOnPiece ahead, PlaceOnPiece behind, int side, double angle,
                     double scale) {
        const auto split = [&](PlaceOnPiece place) {
            const Point t = tangentOf(pieces()[place.piece], place.parameter);
            const Point v(state.vx, state.vy);
            return std::pair{v.dot(t), t.x() * v.y() - t.y() * v.x()};
        };
        const auto [alongAhead, fromAhead] = split(ahead);
        const auto [alongBehind, fromBehind] = split(behind);
        const auto stay = [&](PlaceOnPiece place, double along, double away) {
            m_trajectory.losses.normal += 0.5 * away * away;
            m_takeoff.reset();
            m_touch = {place.piece, place.parameter, along, state.w, angle, state.side};
        };
        const double small = std::max(cornerRounding * scale, slow());
        m_mayRest = true;
        m_touch.piece = ahead.piece;
        m_touch.parameter = ahead.parameter;
        if (fromAhead > small && fromBehind > small)
            m_takeoff = Takeoff{state, ahead.piece, fromAhead};
        else if (fromAhead <= small && side * alongAhead > small)
            stay(ahead, alongAhead, fromAhead);
        else if (fromBehind <= small && side * alongBehind < -small)
            stay(behind, alongBehind, fromBehind);
        else if (const Corner corner = side > 0 ? Corner{behind, ahead} : Corner{ahead, behind};
                 !isWell(corner)) { // both faces go down the same way
            const bool right = tiltOf(pieces()[corner.right.piece], corner.right.parameter) < 0;
            const bool onAhead = right == (side > 0);
            onAhead ? stay(ahead, alongAhead, fromAhead) : stay(behind, alongBehind, fromBehind);
        } else
            return restInCorner(ahead, behind, state, angle);
        if (goesBack(state)) finish(Outcome::rebounded, state);
    }

    /// At rest in a corner but for the spin, which both faces brake, unless their friction lifts the sphere
    /// up one of them. What velocity is left would be lost in further impacts at the same instant.
    void restInCorner(PlaceOnPiece ahead, PlaceOnPiece behind, const State& rest, double angle) {
        const double spin = rest.w;
        m_takeoff.reset();
        m_touch = {ahead.piece, ahead.parameter, 0, spin, angle, rest.side};
        m_trajectory.losses.normal += 0.5 * (rest.vx * rest.vx + rest.vy * rest.vy);
        if (m_spatial) return slideInCorner(behind);
        if (m_ground.body.b * std::abs(spin) <= slow()) return finish(Outcome::stopped);
        const double sense = spin > 0 ? 1 : -1;
        const auto force = [&](PlaceOnPiece place) -> Point {
            const Point t = tangentOf(pieces()[place.piece], place.parameter);
            return Point(-t.y(), t.x()) - sense * m_ground.law.muK * t;
        };
        // Normal forces that hold the sphere: N1 f1 + N2 f2 = (0, g).
        const Point f1 = force(ahead);
        const Point f2 = force(behind);
        const double determinant = f1.x() * f2.y() - f1.y() * f2.x();
        const double n1 = -f2.x() * m_ground.gravity / determinant;
        const double n2 = f1.x() * m_ground.gravity / determinant;
        if (n2 < 0) return;
        if (n1 < 0) {
            m_touch = {behind.piece, behind.parameter, 0, spin, angle};
            return;
        }
        const double kb = m_ground.body.k * m_ground.body.b;
        const double rate = -sense * m_ground.law.muK * (n1 + n2) / kb;
        Leg leg{.duration = rate != 0 ? std::min(timeLeft(), -spin / rate) : timeLeft()};
        const State start = stateOf(m_ground, m_touch);
        m_touch.spin = leg.duration < timeLeft() ? 0 : spin + rate * leg.duration;
        m_touch.angle = angle + leg.duration * (spin + 0.5 * rate * leg.duration);
        leg.slidingWork = 0.5 * kb * m_ground.body.b * (spin - m_touch.spin) * (spin + m_touch.spin);
        leg.end = stateOf(m_ground, m_touch);
        leg.kind = InCorner{rate, kb * m_ground.body.b};
        advance(start, leg, m_touch.piece);
        finish(m_touch.spin == 0 ? Outcome::stopped : Outcome::timeLimit);
    }

    /// The same with side motion: the run is over, as stopped, once nothing moves downrange any more, even
    /// where the sphere goes on rolling along the corner.
    void slideInCorner(PlaceOnPiece behind) {
        const State start = stateOf(m_ground, m_touch);
        const Leg leg = m_legs.inCorner(m_touch, behind, timeLeft());
        advance(start, leg, m_touch.piece);
        m_touch = leg.touch;
        if (leg.arrival == Arrival::slipVanishes) return finish(Outcome::stopped);
        if (leg.arrival == Arrival::outOfTime) return finish(Outcome::timeLimit);
        if (leg.arrival == Arrival::outOfSteps) return giveUp(WorkBound::steps);
    }

    const Inputs& m_in;
    const Ground& m_ground;
    const Legs& m_legs;
    const bool m_keep, m_spatial;
    Trajectory m_trajectory;
    double m_time = 0;
    bool m_done = false;
    std::optional<Takeoff> m_takeoff; ///< in flight; otherwise m_touch holds
    Touch m_touch;
    bool m_mayRest = false;         ///< has been in contact since the start
    double m_away = 0, m_along = 0; ///< speeds from and along the piece last struck, m/s
    double m_total = 0;             ///< energy at the start, J/kg
    mutable double m_scale = 0;     ///< the largest term of the ledger so far, J/kg
    double m_worst = 0;
};

} // namespace

Trajectory simulate(const Inputs& inputs, const Ground& ground, const Legs& legs, Detail detail,
                    std::stop_token stop) {
    return Simulation(inputs, ground, legs, detail).run(stop);
}

Trajectory solve(const Inputs& inputs, Detail detail, std::stop_token stop) {
    return solve(inputs, groundOf(inputs), detail, std::move(stop));
}

Trajectory solve(const Inputs& inputs, const Ground& ground, Detail detail, std::stop_token stop) {
    if (inputs.isSpatial())
        return simulate(inputs, ground, *spatialLegs(inputs, ground, detail), detail, stop);
    if (inputs.solver == Solver::event)
        return simulate(inputs, ground, ExactLegs(ground, detail), detail, stop);
    return simulate(inputs, ground, *steppedLegs(inputs, ground, detail == Detail::full), detail, stop);
}

} // namespace talweg::rover
