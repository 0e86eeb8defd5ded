#include "terrain/plane_curve.h"

#include "base/root.h"

#include <algorithm>
#include <boost/math/quadrature/gauss.hpp>
#include <cmath>

namespace talweg {

namespace {

using Gauss = boost::math::quadrature::gauss<double, 15>;

/// Limits for dividing a curve into intervals with one quadrature each: number of halvings of a cell, and
/// number of intervals. A curve that needs more has too many turns and is not resolved.
constexpr int maxKnotHalvings = 40;
constexpr std::size_t maxKnots = 8000;
/// Division ends when the quadratures of an interval and of its halves differ by less than this fraction of
/// the length so far: ten rounding errors. Smaller differences may never occur.
constexpr double lengthRounding = 2e-15;
/// Smallest angle between tangents (rad) that counts as a kink; presets are smooth only to rounding. If too
/// small, rounding errors stop a ball; if too large, a ball rolls over a kink.
constexpr double sameDirection = 1e-7;
/// Number of parts of a cell. Each is assumed to contain at most one solution of a search: a point of given
/// elevation, or the nearest point. If too large, dragging a body is slow.
constexpr int partsOfCell = 4;
/// Relative difference, a few rounding errors, up to which a point with a horizontal tangent counts as having
/// the requested elevation.
constexpr double sameElevation = 2e-15;
/// Smallest cell and smallest feature in the division into cells, as fractions of the curve. If too small,
/// rounding errors are divided.
constexpr double minCurveCell = 1e-13, minFeature = 1e-10;
/// Length of the last cell at a vertical end, as a fraction of the curve's size. The slope has no bounds
/// there.
constexpr double verticalEnd = 1e-5;
/// Smallest number and smallest length (as a fraction of the piece) of the cells of a piece without bounds: a
/// preset or a spline, for example.
constexpr int minPieceCells = 8;
constexpr double minPieceCell = 1e-9;
/// Largest number of steps of Newton's method with bisection; bisection alone needs about this number.
constexpr int maxParameterSteps = 60;
/// For drawing: number of parts of an interval in which its bend is evaluated, and largest number of points
/// of an interval.
constexpr int bendLooks = 8;
constexpr double maxLinePoints = 400;

/// An upper bound for the range of directions (rad) of the vectors in a box; 4 (more than π) if the box may
/// contain the zero vector.
double spread(const Bounds& x, const Bounds& y) {
    if (x.include(0) && y.include(0)) return 4;
    const Point middle(x.min + x.width() / 2, y.min + y.width() / 2);
    double max = 0;
    for (const double cx : {x.min, x.max})
        for (const double cy : {y.min, y.max})
            max = std::max(max, std::abs(std::atan2(middle.x() * cy - middle.y() * cx,
                                                    middle.x() * cx + middle.y() * cy)));
    return 2 * max;
}

/// Cells of a piece without bounds, from sampled points.
Cells cellsFromPlaces(const PlaneCurve::Piece& piece) {
    const double span = piece.to - piece.from;
    return halved(piece.from, piece.to, minPieceCell * span, [&](double lo, double hi) {
        if (hi - lo > 1.001 * span / minPieceCells) return false; // the factor allows for rounding
        const Point a = piece.at(lo).d1, b = piece.at(lo + (hi - lo) / 2).d1, c = piece.at(hi).d1;
        const auto turn = [](const Point& u, const Point& v) {
            return std::abs(std::atan2(u.x() * v.y() - u.y() * v.x(), u.dot(v)));
        };
        return turn(a, b) + turn(b, c) <= maxTurning;
    });
}

double between(double from, double to, int i, int count) {
    return i == count ? to : from + (to - from) * i / count;
}

/// The parameter at which a curve has an extremum of elevation between two points (a maximum if `rises`,
/// otherwise a minimum); nothing if there is none.
std::optional<double> turnBetween(const auto& at, double lo, double hi, bool rises) {
    const auto slope = [&](double t) { return at(t).d1.y(); };
    const double atLo = slope(lo), atHi = slope(hi);
    if (!(rises ? atLo > 0 && atHi < 0 : atLo < 0 && atHi > 0)) return {};
    return bracketRoot(slope, lo, hi, atLo, atHi).middle();
}

} // namespace

double CurvePoint::curvature() const {
    const double v = speed();
    return (d1.x() * d2.y() - d1.y() * d2.x()) / (v * v * v);
}

double CurvePoint::curvatureRate() const {
    const double v = speed();
    return (d1.x() * d3.y() - d1.y() * d3.x()) / (v * v * v) - 3 * curvature() * d1.dot(d2) / (v * v);
}

Cells PlaneCurve::cellsOf(const Piece& piece, double size) {
    return halved(piece.from, piece.to, minCurveCell * (piece.to - piece.from), [&](double lo, double hi) {
        const auto [x, y] = piece.over(lo, hi);
        // The slope has no bounds at an end where the curve is vertical.
        if (!x.isFinite() || !y.isFinite())
            return hi - lo <= 4 * minCurveCell * (piece.to - piece.from)
                   && (piece.at(hi).at - piece.at(lo).at).norm() <= verticalEnd * size;
        const double longest = (hi - lo) * (x.first.maxSize() + y.first.maxSize());
        if (longest <= minCurveCell * size) return true;
        if (spread(x.first, y.first) > maxTurning) return false;
        const double half = (hi - lo) / 2;
        const Straying inX(x, half), inY(y, half);
        return inX.cubic + inY.cubic <= maxChange * (inX.bend + inY.bend) + minFeature * size;
    });
}

PlaneCurve::PlaneCurve(std::vector<Piece> pieces, bool closed)
    : m_pieces(std::move(pieces)), m_closed(closed), m_knots{{m_pieces.front().from, 0, 0}} {
    for (std::size_t i = 0; i < m_pieces.size(); ++i) {
        Piece& piece = m_pieces[i];
        if (piece.cells.cuts.empty()) piece.cells = cellsFromPlaces(piece);
        if (!piece.over) addKnots(i, piece.from, piece.to, maxKnotHalvings);
        for (std::size_t c = 0; piece.over && c < piece.cells.count(); ++c)
            addKnots(i, piece.cells.cuts[c], piece.cells.cuts[c + 1], maxKnotHalvings);
    }
    findKinks();
}

bool PlaneCurve::isExamined() const {
    return std::ranges::all_of(m_pieces, [](const Piece& piece) { return piece.cells.areResolved; });
}

double PlaneCurve::stretch(const Knot& knot, double t) const {
    const auto& at = m_pieces[knot.piece].at;
    return Gauss::integrate([&at](double s) { return at(s).speed(); }, knot.t, t);
}

/// Appends the knots after `from` up to `to`. The last existing knot must be at `from`.
void PlaneCurve::addKnots(std::size_t piece, double from, double to, int depth) {
    const double middle = from + (to - from) / 2;
    const Knot start{from, 0, piece};
    const double whole = stretch(start, to);
    const double halves = stretch(start, middle) + stretch({middle, 0, piece}, to);
    const double whatCounts = lengthRounding * (halves + m_knots.back().p);
    const bool enough = std::abs(whole - halves) <= whatCounts;
    m_resolved = m_resolved && (enough || m_knots.size() < maxKnots);
    if (depth == 0 || enough || !m_resolved) {
        m_knots.back().piece = piece;
        m_knots.push_back({to, m_knots.back().p + halves, piece});
        return;
    }
    addKnots(piece, from, middle, depth - 1);
    addKnots(piece, middle, to, depth - 1);
}

void PlaneCurve::findKinks() {
    const auto compare = [this](const Piece& before, const Piece& after) {
        const Point a = before.at(before.to).tangent();
        const Point b = after.at(after.from).tangent();
        const double turn = std::atan2(a.x() * b.y() - a.y() * b.x(), a.dot(b));
        if (std::abs(turn) > sameDirection) m_kinks.push_back({after.from, turn});
    };
    if (m_closed) compare(m_pieces.back(), m_pieces.front());
    for (std::size_t i = 1; i < m_pieces.size(); ++i)
        compare(m_pieces[i - 1], m_pieces[i]);
}

std::size_t PlaneCurve::pieceAt(double t) const {
    const auto next = std::ranges::upper_bound(m_pieces, t, {}, &Piece::from);
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(next - m_pieces.begin(), 1) - 1);
}

CurvePoint PlaneCurve::at(double t) const {
    t = std::clamp(t, from(), to());
    return m_pieces[pieceAt(t)].at(t);
}

double PlaneCurve::lengthAt(double t) const {
    t = std::clamp(t, from(), to());
    const auto next = std::ranges::upper_bound(m_knots, t, {}, &Knot::t);
    if (next == m_knots.end()) return length();
    // Integrated from the nearer knot, so that short distances from both are exact.
    const Knot& before = *(next - 1);
    if (t - before.t <= next->t - t) return before.p + stretch(before, t);
    return next->p - stretch({t, 0, before.piece}, next->t);
}

double PlaneCurve::parameterAt(double p) const {
    p = std::clamp(p, 0.0, length());
    const auto next = std::ranges::upper_bound(m_knots, p, {}, &Knot::p);
    if (next == m_knots.end()) return to();
    const Knot& before = *(next - 1);
    if (p == before.p) return before.t;
    double lo = before.t, hi = next->t;
    double t = std::lerp(lo, hi, (p - before.p) / (next->p - before.p));
    for (int i = 0; i < maxParameterSteps; ++i) {
        const double excess = stretch(before, t) - (p - before.p);
        const double step = excess / m_pieces[before.piece].at(t).speed();
        if (std::abs(step) <= 1e-16 * (hi - before.t)) break;
        (excess > 0 ? hi : lo) = t;
        t -= step;
        if (!(t > lo && t < hi)) t = lo + (hi - lo) / 2;
        if (t == lo || t == hi) break;
    }
    return t;
}

double PlaneCurve::nearest(Point point) const {
    const auto distance = [&](double t) { return (at(t).at - point).squaredNorm(); };
    double best = from();
    double min = distance(best);
    const auto consider = [&](double t) {
        const double d = distance(t);
        if (d < min) {
            min = d;
            best = t;
        }
    };
    // Derivative of half the squared distance along the curve. It changes from negative to positive at the
    // nearest point.
    const auto consideredWithin = [&](const Piece& piece, double lo, double hi) {
        const auto change = [&](double t) {
            const CurvePoint c = piece.at(t);
            return (c.at - point).dot(c.d1);
        };
        const double atLo = change(lo), atHi = change(hi);
        if (!(atLo < 0 && atHi > 0)) return;
        consider(betterEnd(change, bracketRoot(change, lo, hi, atLo, atHi)));
    };
    for (const Piece& piece : m_pieces)
        for (std::size_t c = 0; c < piece.cells.count(); ++c)
            for (int i = 0; i < partsOfCell; ++i) {
                const auto part = [&](int n) {
                    return between(piece.cells.cuts[c], piece.cells.cuts[c + 1], n, partsOfCell);
                };
                consider(part(i));
                consideredWithin(piece, part(i), part(i + 1));
            }
    consider(to());
    return best;
}

std::optional<double> PlaneCurve::firstAt(double elevation) const {
    for (const Piece& piece : m_pieces) {
        const auto above = [&](double t) { return piece.at(t).at.y() - elevation; };
        double lo = piece.from, atLo = above(lo);
        if (atLo == 0) return lo;
        const auto parts = static_cast<int>(piece.cells.count()) * partsOfCell;
        for (int i = 1; i <= parts; ++i) {
            const auto cell = static_cast<std::size_t>((i - 1) / partsOfCell);
            const double hi = between(piece.cells.cuts[cell], piece.cells.cuts[cell + 1],
                                      (i - 1) % partsOfCell + 1, partsOfCell);
            const double atHi = above(hi);
            if (atHi == 0) return hi;
            if ((atLo < 0) != (atHi < 0)) return bracketRoot(above, lo, hi, atLo, atHi).low;
            if (const auto turn = turnBetween(piece.at, lo, hi, atLo < 0)) {
                const double atTurn = above(*turn);
                if (std::abs(atTurn) <= sameElevation * std::abs(elevation)) return *turn;
                if ((atLo < 0) != (atTurn < 0)) return bracketRoot(above, lo, *turn, atLo, atTurn).low;
            }
            lo = hi;
            atLo = atHi;
        }
    }
    return {};
}

Points PlaneCurve::polyline(double tolerance) const {
    Points points{m_pieces.front().at(from()).at};
    for (std::size_t k = 0; k + 1 < m_knots.size(); ++k) {
        const Knot &a = m_knots[k], &b = m_knots[k + 1];
        const auto& at = m_pieces[a.piece].at;
        double bend = 0; // distance of the middle from the chord, m
        for (int i = 0; i < bendLooks; ++i) {
            const Point p = at(between(a.t, b.t, i, bendLooks)).at,
                        q = at(between(a.t, b.t, i + 1, bendLooks)).at;
            const Point m = at(between(a.t, b.t, 2 * i + 1, 2 * bendLooks)).at;
            bend = std::max(bend, (m - (p + q) / 2).norm());
        }
        const double finer = std::sqrt(bend / tolerance);
        const int count =
            bend == 0 ? 1 : static_cast<int>(std::clamp(std::ceil(bendLooks * finer), 1.0, maxLinePoints));
        for (int i = 1; i <= count; ++i)
            points.push_back(at(between(a.t, b.t, i, count)).at);
    }
    return points;
}

} // namespace talweg
