#include "physics/roots.h"
#include "systems/rover/motion/driving.h"
#include "systems/rover/motion/wind_legs.h"

#include <algorithm>
#include <cmath>

namespace talweg::rover {

namespace {

using Shape = OffsetPiece::Shape;

/// A train is summed if its remaining flights change the drag, and the speeds by it, by less than this
/// fraction of √(g b). If too small, more bounces are computed one by one; if too large, places are less
/// accurate.
constexpr double frozenTolerance = 1e-12;
/// Largest number of steps of one flight; a long flight takes a few dozen.
constexpr int maxFlightSteps = 100000;

/// A flight, computed step by step.
class FlightThroughAir {
public:
    FlightThroughAir(const Ground& ground, const Takeoff& takeoff, double timeLeft, bool keep)
        : m_ground(ground), m_takeoff(takeoff), m_timeLeft(timeLeft), m_keep(keep),
          m_origin(takeoff.state.x, takeoff.state.y), m_velocity(takeoff.state.vx, takeoff.state.vy),
          m_piece(takeoff.piece), m_face(faceBelow(ground, takeoff.state)) {}

    Leg solve() {
        for (int i = 0; i < maxFlightSteps && !m_done; ++i)
            step();
        if (!m_done) m_leg.arrival = Arrival::outOfSteps;
        return take();
    }

private:
    const std::vector<OffsetPiece>& pieces() const { return m_ground.curve->pieces; }

    /// The first event within a step.
    struct Next {
        enum class What { goesOn, lands, passesPiece, passesFace, changes } what = What::goesOn;
        double t;
        int side = 0;

        void consider(double at, What kind, int onSide = 0) {
            if (!(at < t)) return;
            *this = {kind, at, onSide};
        }
    };

    void step() {
        m_series = flightSeries(m_ground.air, m_ground.gravity, groundBelow(m_ground, m_face), m_origin,
                                m_displacement, m_velocity);
        const double end = std::min(m_series.step, m_timeLeft - m_time);
        double from = 0;
        while (true) {
            const Next next = nextAfter(from, end);
            if (next.what == Next::What::passesPiece && !isLast(next.side)) {
                m_piece = next.side > 0 ? m_piece + 1 : m_piece - 1;
                m_onTakeoff = false;
                from = next.t;
                if (from < end) continue;
                return advance(from);
            }
            advance(next.t);
            return meet(next);
        }
    }

    bool isLast(int side) const { return side > 0 ? m_piece + 1 == pieces().size() : m_piece == 0; }

    void meet(const Next& next) {
        using What = Next::What;
        m_done = next.what == What::lands || next.what == What::passesPiece || m_time >= m_timeLeft;
        if (next.what == What::passesFace) m_face = faceBeside(m_ground, m_face, next.side);
        if (next.what == What::lands)
            m_leg.arrival = Arrival::lands;
        else if (next.what == What::passesPiece)
            m_leg.arrival = next.side > 0 ? Arrival::leavesRight : Arrival::leavesLeft;
    }

    void advance(double by) {
        if (m_keep) m_steps.steps.push_back({m_time, m_series, m_work});
        m_displacement = m_series.displacement(by);
        m_velocity = m_series.velocity(by);
        m_work += valueOf(m_series.work, by);
        m_time += by;
        if (m_time > 0) m_begun = true;
    }

    Next nextAfter(double from, double end) const {
        using What = Next::What;
        Next next{.t = end};
        if (!(end > from)) return next;
        next.consider(landing(from, end), What::lands);
        const OffsetPiece& piece = pieces()[m_piece];
        next.consider(passing(piece.end.x(), 1, from, next.t), What::passesPiece, 1);
        next.consider(passing(piece.start.x(), -1, from, next.t), What::passesPiece, -1);
        const auto& vertices = m_ground.profile.vertices;
        if (m_face < vertices.size())
            next.consider(passing(vertices[m_face].x(), 1, from, next.t), What::passesFace, 1);
        if (m_face > 0)
            next.consider(passing(vertices[m_face - 1].x(), -1, from, next.t), What::passesFace, -1);
        next.consider(firstDescent(m_series.aboveRoughness, from, next.t), What::changes);
        next.consider(firstDescent(m_series.airSpeed, from, next.t), What::changes);
        return next;
    }

    /// Time at which the centre passes an abscissa towards this side (±1), s.
    double passing(double x, int side, double from, double end) const {
        if (!(end > from)) return never;
        TaylorSeries ahead = m_series.x;
        ahead[0] = m_origin.x() + ahead[0] - x;
        for (double& c : ahead)
            c *= -side;
        // The start counts as the passage if the centre is at the abscissa, exactly or within rounding, and
        // moves on.
        const TaylorSeries rate = derivativeOf(ahead);
        const double now = valueOf(rate, from);
        const bool isOnItsWay = now < 0 || (now == 0 && valueOf(derivativeOf(rate), from) < 0);
        if (valueOf(ahead, from) <= 0 && isOnItsWay) return from;
        return firstDescent(ahead, from, end);
    }

    /// Distance from a piece, up to a positive factor. With `fromIt`, computed from the displacement of a
    /// flight that began on the piece.
    TaylorSeries gapTo(const OffsetPiece& piece, bool fromIt) const {
        const Point r = m_origin - piece.anchor;
        if (piece.shape == Shape::line) {
            TaylorSeries gap;
            for (std::size_t n = 0; n <= seriesOrder; ++n)
                gap[n] = piece.normal.x() * m_series.x[n] + piece.normal.y() * m_series.y[n];
            if (!fromIt) gap[0] += piece.normal.dot(r);
            return gap;
        }
        TaylorSeries gap = sum(product(m_series.x, m_series.x), 1, product(m_series.y, m_series.y));
        gap = sum(sum(gap, 2 * r.x(), m_series.x), 2 * r.y(), m_series.y);
        const double b = m_ground.curve->radius;
        if (!fromIt) gap[0] += r.squaredNorm() - b * b;
        return gap;
    }

    /// Time at which the sphere touches the piece below, s.
    double landing(double from, double end) const {
        const OffsetPiece& piece = pieces()[m_piece];
        if (piece.isUpright()) {
            const double y = m_origin.y() + valueOf(m_series.y, from);
            Point way = m_series.velocity(from);
            if (way.x() == 0) way.x() = valueOf(derivativeOf(m_series.vx), from);
            return hitsWall(piece, y, way) ? from : never;
        }
        const bool fromIt = m_piece == m_takeoff.piece && m_takeoff.separation && m_onTakeoff;
        TaylorSeries gap = gapTo(piece, fromIt);
        if (fromIt && !m_begun) { // the root at the beginning is divided out
            gap = withoutRoot(gap);
            if (*m_takeoff.separation > 0)
                gap[0] =
                    *m_takeoff.separation * (piece.shape == Shape::line ? 1 : 2 * m_ground.curve->radius);
            else {
                gap = withoutRoot(gap);
                gap[0] = leastOpening(m_velocity, gap[0]);
            }
            return firstDescent(gap, from, end);
        }
        if (valueOf(gap, from) > 0) return firstDescent(gap, from, end);
        // The sphere touches the piece, or is below it because of rounding. It lands when it approaches the
        // piece.
        const TaylorSeries trend = derivativeOf(gap);
        const double now = valueOf(trend, from);
        if (now < 0 || (now == 0 && valueOf(derivativeOf(trend), from) < 0)) return from;
        const double falls = firstDescent(trend, from, end);
        if (falls < never && valueOf(gap, falls) <= 0) return falls;
        return firstDescent(gap, from, end);
    }

    Leg take() {
        const State& s = m_takeoff.state;
        m_leg.duration = m_time;
        m_leg.wind = m_work;
        m_leg.end = {s.x + m_displacement.x(),
                     s.y + m_displacement.y(),
                     m_velocity.x(),
                     m_velocity.y(),
                     s.w,
                     s.angle + s.w * m_time,
                     s.side};
        if (m_leg.arrival == Arrival::lands) {
            m_leg.touch.piece = m_piece;
            m_leg.touch.parameter = parameterOf(pieces()[m_piece], {m_leg.end.x, m_leg.end.y});
            const Point place = pieces()[m_piece].at(m_leg.touch.parameter, m_ground.curve->radius);
            m_leg.end.x = place.x();
            m_leg.end.y = place.y();
        }
        m_leg.kind = std::move(m_steps);
        return std::move(m_leg);
    }

    const Ground& m_ground;
    const Takeoff& m_takeoff;
    const double m_timeLeft;
    const bool m_keep;
    Point m_origin, m_displacement{0, 0}, m_velocity;
    std::size_t m_piece, m_face;
    bool m_onTakeoff = true; ///< whether the sphere is still above the piece where the flight began
    bool m_begun = false;
    double m_time = 0, m_work = 0;
    FlightSeries m_series{};
    FlightInAir m_steps;
    Leg m_leg;
    bool m_done = false;
};

} // namespace

Leg WindLegs::fly(const Takeoff& takeoff, double timeLeft) const {
    if (m_ground.air.drag == 0) return m_withoutAir.fly(takeoff, timeLeft);
    return FlightThroughAir(m_ground, takeoff, timeLeft, m_keep).solve();
}

std::optional<Bouncing> WindLegs::bounces(const Takeoff& takeoff, double timeLeft, bool backwards) const {
    if (m_ground.air.drag == 0) return m_withoutAir.bounces(takeoff, timeLeft, backwards);
    const OffsetPiece& piece = m_ground.curve->pieces[takeoff.piece];
    const double w = takeoff.separation.value_or(0), e = m_ground.law.e, g = m_ground.gravity;
    if (piece.shape != Shape::line || w <= 0 || e >= 1) return std::nullopt;
    const State& s = takeoff.state;
    const Point centre(s.x, s.y);
    const double v = piece.tangent.dot(Point(s.vx, s.vy));
    const std::size_t face = faceBelow(m_ground, s);
    const GroundBelow below = groundBelow(m_ground, face);
    const double height = below.heightOf(centre);
    const Point blown = m_ground.air.windAt(height) * below.tangent - v * piece.tangent;
    const Point drag = m_ground.air.drag * blown.norm() * blown;
    const double along = piece.tangent.dot(drag) - g * piece.tangent.y();
    const double pull = g * piece.normal.y() - piece.normal.dot(drag);
    if (pull <= 0) return std::nullopt;
    const double lasts = 2 * w / (pull * (1 - e));
    // Changes of the drag by the change of speed along the face, by the motion normal to the face, and by the
    // height; and the effect of the drag on the normal motion.
    const double rate = m_ground.air.drag * (blown.norm() + w);
    const double shear =
        m_ground.air.logarithmic
            ? std::abs(m_ground.air.wind) / std::log(m_ground.air.reference / m_ground.air.roughness) / height
            : 0;
    const double change =
        2 * rate * (std::abs(along) * lasts + shear * w * w / pull) + m_ground.air.drag * w * w;
    const double scale = frozenTolerance * std::sqrt(g * m_ground.body.b);
    if (change * lasts > scale || rate * lasts * std::max(w, std::abs(along) * lasts) > scale)
        return std::nullopt;
    const auto [lo, hi] = partAbove(m_ground, piece, face);
    const BounceTrain train({along, pull}, m_ground.body, m_ground.law, parameterOf(piece, centre), v, s.w,
                            w);
    // At a wall, only the rest of the train determines whether the sphere moves back: up or down.
    const std::int64_t n = train.impactsWithin(lo, hi, timeLeft, backwards || piece.isUpright());
    if (n == 0) return std::nullopt;
    return Bouncing{train, piece.anchor, piece.tangent, piece.normal, n, g, drag};
}

} // namespace talweg::rover
