#include "systems/rover/motion/legs.h"

#include "physics/roots.h"

#include <algorithm>
#include <cmath>

namespace talweg::rover {

namespace {

using Shape = OffsetPiece::Shape;

/// Tolerance for landing at the joint of two pieces, as a fraction of the time at which a flight passes the
/// joint. Because of rounding, the test of each piece may assign the landing to the other piece. If too
/// small, a flight falls through the joint; if too large, it lands on the piece that it has left.
constexpr double seam = 1e-12;

/// Whether a sphere that falls vertically at x, along the wall below a rim, only grazes the rim.
bool grazes(const OffsetCurve& curve, std::size_t index, double x) {
    const auto& pieces = curve.pieces;
    const auto isBelow = [&](std::size_t wall, std::size_t joint) {
        return pieces[wall].isUpright() && pieces[wall].start.x() == x
               && curve.joint(joint) == OffsetCurve::Joint::smooth;
    };
    if (pieces[index].shape != Shape::arc) return false;
    return (index > 0 && isBelow(index - 1, index - 1))
           || (index + 1 < pieces.size() && isBelow(index + 1, index));
}

} // namespace

double leastOpening(const Point& velocity, double opening) {
    constexpr double rounding = 1e-15; // a few units in the last place of v² and g b
    return std::max(rounding * velocity.squaredNorm(), opening);
}

double slowestRebound(const Ground& ground) {
    return reboundFraction * std::sqrt(ground.gravity * ground.body.b);
}

void Leg::endAt(double t, Arrival what, int onSide) {
    if (t > duration || (t == duration && arrival != Arrival::outOfTime)) return;
    duration = t;
    arrival = what;
    side = onSide;
}

Point tangentOf(const OffsetPiece& piece, double parameter) {
    return piece.shape == Shape::line ? piece.tangent : directionOf(-parameter);
}

double tiltOf(const OffsetPiece& piece, double parameter) {
    return piece.shape == Shape::line ? piece.tilt : -parameter;
}

Point tangentAt(const Ground& ground, const PlaceOnPiece& place) {
    return tangentOf(ground.curve->pieces[place.piece], place.parameter);
}

double tiltAt(const Ground& ground, const PlaceOnPiece& place) {
    return tiltOf(ground.curve->pieces[place.piece], place.parameter);
}

double parameterOf(const OffsetPiece& piece, const Point& point) {
    const Point r = point - piece.anchor;
    const double parameter = piece.shape == Shape::line ? r.dot(piece.tangent) : std::atan2(r.x(), r.y());
    return std::clamp(parameter, piece.from, piece.to);
}

bool hitsWall(const OffsetPiece& wall, double y, const Point& velocity) {
    return wall.normal.dot(velocity) < 0 && y < std::max(wall.start.y(), wall.end.y());
}

State stateOf(const Ground& ground, const Touch& touch) {
    const OffsetPiece& piece = ground.curve->pieces[touch.piece];
    const Point place = piece.at(touch.parameter, ground.curve->radius);
    const Point velocity = touch.speed * tangentOf(piece, touch.parameter);
    return {place.x(), place.y(), velocity.x(), velocity.y(), touch.spin, touch.angle, touch.side};
}

double ExactLegs::landingOnLine(const Takeoff& takeoff, std::size_t index, double tIn, double tOut) const {
    const OffsetPiece& piece = m_ground.curve->pieces[index];
    const State& s = takeoff.state;
    const double pull = m_ground.gravity * piece.normal.y();
    if (piece.isUpright()) {
        const State there = fallen(s, m_ground.gravity, tIn);
        return hitsWall(piece, there.y, {there.vx, there.vy}) ? tIn : never;
    }
    if (index == takeoff.piece && takeoff.separation) {
        const double t = 2 * *takeoff.separation / pull;
        return t > 0 && t <= tOut ? t : never;
    }
    const double gap = (Point(s.x, s.y) - piece.anchor).dot(piece.normal);
    const double rise = piece.normal.dot(Point(s.vx, s.vy));
    const double discriminant = rise * rise + 2 * pull * gap;
    if (discriminant < 0) { // because of rounding, the flight stays below the line; it lands when it no
                            // longer rises
        const double t = std::max(tIn, rise / pull);
        return t <= tOut * (1 + seam) ? t : never;
    }
    const double root = std::sqrt(discriminant);
    // The later root, in the form that avoids cancellation for a falling body.
    const double t = rise < 0 ? 2 * gap / (root - rise) : (rise + root) / pull;
    if (t > tOut * (1 + seam)) return never;
    return std::max(t, tIn);
}

double ExactLegs::landingOnArc(const Takeoff& takeoff, std::size_t index, double tIn, double tOut) const {
    const OffsetPiece& piece = m_ground.curve->pieces[index];
    const State& s = takeoff.state;
    const double g = m_ground.gravity;
    const double b = m_ground.curve->radius;
    const Point r = Point(s.x, s.y) - piece.anchor;
    const Point v(s.vx, s.vy);
    if (!std::isfinite(tOut)) tOut = timeToPass(-s.y, -s.vy, g, -piece.anchor.y());
    if (!(tOut > tIn)) return never;
    const bool starting = index == takeoff.piece && takeoff.separation;
    const auto heightAt = [&](double t) { return r.y() + t * (v.y() - 0.5 * g * t); };
    if (!starting && std::min(heightAt(tIn), heightAt(tOut)) > b) return never;

    Quartic c{r.squaredNorm() - b * b, 2 * r.dot(v), v.squaredNorm() - g * r.y(), -g * v.y(), 0.25 * g * g};
    if (!starting) {
        // At a smooth joint, the sphere may touch this piece as it passes the joint. If it approaches the
        // piece, it lands. If it moves away, because it has just left the other piece, it can only land
        // later.
        const double gap = c[0] + tIn * (c[1] + tIn * (c[2] + tIn * (c[3] + tIn * c[4])));
        const double trend = c[1] + tIn * (2 * c[2] + tIn * (3 * c[3] + tIn * 4 * c[4]));
        return gap <= 0 && trend < 0 ? tIn : firstDescent(c, tIn, tOut);
    }
    // The root at t = 0 is divided out: once after an impact, twice after lift-off.
    if (*takeoff.separation > 0)
        c = {2 * b * *takeoff.separation, c[2], c[3], c[4], 0};
    else
        c = {leastOpening(v, c[2]), c[3], c[4], 0, 0};
    return firstDescent(c, 0, tOut);
}

double ExactLegs::landing(const Takeoff& takeoff, std::size_t piece, double tIn, double tOut) const {
    return m_ground.curve->pieces[piece].shape == Shape::line ? landingOnLine(takeoff, piece, tIn, tOut)
                                                              : landingOnArc(takeoff, piece, tIn, tOut);
}

Leg ExactLegs::fly(const Takeoff& takeoff, double timeLeft) const {
    const auto& pieces = m_ground.curve->pieces;
    const State& s = takeoff.state;
    const int way = s.vx > 0 ? 1 : s.vx < 0 ? -1 : 0;
    double at = never;
    std::size_t on = takeoff.piece;
    Arrival arrival = Arrival::lands;
    if (way == 0) {
        // Vertical motion ends on the piece below, unless an adjacent piece at this abscissa is clearly
        // touched before.
        const std::size_t below = takeoff.piece;
        const auto consider = [&](std::size_t i) {
            if (s.x < pieces[i].start.x() || s.x > pieces[i].end.x()) return false;
            const double t = grazes(*m_ground.curve, i, s.x) ? never : landing(takeoff, i, 0, never);
            if (t < at * (1 - seam)) {
                at = t;
                on = i;
            }
            return true;
        };
        consider(below);
        for (std::size_t i = below; i > 0 && consider(i - 1); --i)
            ;
        for (std::size_t i = below + 1; i < pieces.size() && consider(i); ++i)
            ;
    } else {
        double tIn = 0;
        while (true) {
            const double end = way > 0 ? pieces[on].end.x() : pieces[on].start.x();
            const double tOut = std::max(tIn, (end - s.x) / s.vx);
            at = landing(takeoff, on, tIn, tOut);
            if (at < never) break;
            if (tOut > timeLeft) break;
            const bool last = way > 0 ? on + 1 == pieces.size() : on == 0;
            if (last) {
                at = tOut;
                arrival = way > 0 ? Arrival::leavesRight : Arrival::leavesLeft;
                break;
            }
            on = way > 0 ? on + 1 : on - 1;
            tIn = tOut;
        }
    }
    Leg leg{.arrival = arrival, .duration = at, .kind = Flight{m_ground.gravity}};
    if (at > timeLeft) {
        leg.arrival = Arrival::outOfTime;
        leg.duration = timeLeft;
    }
    leg.end = fallen(s, m_ground.gravity, leg.duration);
    if (leg.arrival == Arrival::lands) {
        leg.touch.piece = on;
        leg.touch.parameter = parameterOf(pieces[on], {leg.end.x, leg.end.y});
        const Point place = pieces[on].at(leg.touch.parameter, m_ground.curve->radius);
        leg.end.x = place.x();
        leg.end.y = place.y();
    }
    return leg;
}

std::optional<Bouncing> ExactLegs::bounces(const Takeoff& takeoff, double timeLeft, bool backwards) const {
    const OffsetPiece& piece = m_ground.curve->pieces[takeoff.piece];
    const bool falls = piece.shape == Shape::line && !piece.isUpright();
    if (!falls || takeoff.separation.value_or(0) <= 0) return std::nullopt;
    const State& s = takeoff.state;
    const double along = piece.tangent.dot(Point(s.vx, s.vy));
    const BounceTrain train(m_ground.onLine(piece), m_ground.body, m_ground.law,
                            parameterOf(piece, {s.x, s.y}), along, s.w, *takeoff.separation);
    const std::int64_t n = train.impactsWithin(piece.from, piece.to, timeLeft, backwards);
    if (n == 0) return std::nullopt;
    return Bouncing{train, piece.anchor, piece.tangent, piece.normal, n, m_ground.gravity};
}

Leg ExactLegs::touch(const Touch& start, double timeLeft) const {
    const bool line = m_ground.curve->pieces[start.piece].shape == Shape::line;
    Leg leg = line ? touchLine(start, timeLeft) : touchArc(start, timeLeft);
    leg.end = stateOf(m_ground, leg.touch);
    return leg;
}

Leg ExactLegs::touchLine(const Touch& start, double timeLeft) const {
    const OffsetPiece& piece = m_ground.curve->pieces[start.piece];
    const FaceGravity gravity = m_ground.onLine(piece);
    const PlaneMotion plane =
        planeMotion(gravity, m_ground.body, m_ground.law, start.parameter, start.speed, start.spin);
    Leg leg{.arrival = Arrival::outOfTime,
            .duration = timeLeft,
            .kind = OnFace{plane, piece.anchor, piece.tangent}};
    leg.endAt(timeToPass(plane.s0, plane.v0, plane.a, piece.to), Arrival::reachesEnd, 1);
    leg.endAt(timeToPass(-plane.s0, -plane.v0, -plane.a, -piece.from), Arrival::reachesEnd, -1);
    if (plane.v0 * gravity.along < 0 && plane.a * plane.v0 < 0)
        leg.endAt(-plane.v0 / plane.a, Arrival::turns, 0);
    leg.endAt(plane.slipVanishes(), Arrival::slipVanishes, 0);

    const double t = leg.duration;
    leg.touch = {start.piece, plane.s(t), plane.v(t), plane.w(t), start.angle + plane.turned(t)};
    if (leg.arrival == Arrival::reachesEnd) leg.touch.parameter = leg.side > 0 ? piece.to : piece.from;
    if (leg.arrival == Arrival::turns) {
        leg.touch.stop(plane.mode == ContactMode::rolling);
        if (start.speed < 0) leg.arrival = Arrival::reverses;
    }
    if (leg.arrival == Arrival::slipVanishes) leg.touch.spin = -leg.touch.speed / m_ground.body.b;
    leg.slidingWork = plane.slidingWork(t);
    leg.normalForce = plane.normalForce;
    return leg;
}

Leg ExactLegs::touchArc(const Touch& start, double timeLeft) const {
    const OffsetPiece& piece = m_ground.curve->pieces[start.piece];
    const double b = m_ground.body.b;
    const RimMotion rim(m_ground.gravity, m_ground.body, m_ground.law, start.parameter, start.speed,
                        start.spin, start.slides);
    RimMotion::End end = rim.end(piece.from, piece.to);
    const bool timeless = m_detail == Detail::ending && rim.isBrief(end.arc, timeLeft);
    Leg leg{.duration = timeless ? 0 : rim.time(end.arc)};
    switch (end.reason) {
    case RimEnd::angleReached:
        leg.arrival = Arrival::reachesEnd;
        break;
    case RimEnd::liftsOff:
        leg.arrival = Arrival::liftsOff;
        break;
    case RimEnd::slipVanishes:
        leg.arrival = Arrival::slipVanishes;
        break;
    case RimEnd::frictionLimit:
        leg.arrival = Arrival::frictionLimit;
        break;
    case RimEnd::turns:
        leg.arrival =
            rim.direction() > 0 && start.parameter + end.arc < 0 ? Arrival::turns : Arrival::reverses;
        break;
    }
    leg.side = rim.direction();
    if (leg.duration > timeLeft) {
        end.arc = rim.arcAt(timeLeft, end.arc);
        leg.arrival = Arrival::outOfTime;
        leg.duration = timeLeft;
    }
    const double turned = m_detail == Detail::full ? rim.turned(end.arc) : 0;
    if (m_detail != Detail::ending) leg.normalForce = rim.greatestNormalForce(end.arc);
    leg.touch = {start.piece, start.parameter + end.arc, rim.u(end.arc), rim.spin(end.arc),
                 start.angle + turned};
    if (m_detail == Detail::ending && rim.mode() == ContactMode::sliding)
        leg.workKnown = false;
    else
        leg.slidingWork = rim.slidingWork(end.arc, leg.touch.spin);
    leg.touch.slides = leg.arrival == Arrival::frictionLimit;
    if (leg.arrival == Arrival::turns || leg.arrival == Arrival::reverses)
        leg.touch.stop(rim.mode() == ContactMode::rolling);
    if (leg.arrival == Arrival::slipVanishes) leg.touch.spin = -leg.touch.speed / b;
    leg.kind = OnRim{rim, piece.anchor, b, end.arc};
    return leg;
}

} // namespace talweg::rover
