#pragma once

#include "base/point.h"
#include "terrain/cells.h"

#include <functional>
#include <optional>
#include <vector>

namespace talweg {

/// A point on a curve and its first three derivatives with respect to the parameter of the curve.
struct CurvePoint {
    Point at{0, 0}, d1{0, 0}, d2{0, 0}, d3{0, 0};

    double speed() const { return d1.norm(); } ///< metres per unit of the parameter
    Point tangent() const { return d1 / speed(); }
    Point normal() const { return Point(-d1.y(), d1.x()) / speed(); } ///< to the left of the tangent
    /// 1/m, positive where the curve bends to the left.
    double curvature() const;
    double curvatureRate() const; ///< derivative of the curvature with respect to the parameter
};

/// A curve in the plane, closed or open, made of consecutive smooth pieces with a common parameter t. A value
/// type; sharing it between threads is safe.
class PlaneCurve {
public:
    /// Smooth on from ≤ t ≤ to, and regular (the point moves as t does) inside.
    struct Piece {
        double from = 0, to = 0;
        std::function<CurvePoint(double t)> at;
        /// Bounds of x and y over lo … hi; empty for curves whose cells show that single points reveal all
        /// features.
        std::function<std::pair<JetBounds, JetBounds>(double lo, double hi)> over = {};
        /// Within a cell the tangent turns by at most `maxTurning`. Computed by the curve if empty.
        Cells cells = {};
        std::size_t effort = 20; ///< cost of evaluating one point, in instructions of an expression
    };
    /// A point where the tangent direction jumps.
    struct Kink {
        double t = 0;
        double turn = 0; ///< change of the tangent direction, rad, positive to the left; ±π at a cusp
    };

    /// Cells of a piece with bounds; `size` is the largest distance that matters (m).
    static Cells cellsOf(const Piece& piece, double size);

    /// The pieces must join: each begins in parameter and position where the previous one ends. The last
    /// piece of a closed curve ends where the first begins.
    PlaneCurve(std::vector<Piece> pieces, bool closed);

    const std::vector<Piece>& pieces() const { return m_pieces; }
    const std::vector<Kink>& kinks() const { return m_kinks; } ///< closed curves: also at t = from()
    bool closed() const { return m_closed; }
    double from() const { return m_pieces.front().from; }
    double to() const { return m_pieces.back().to; }

    /// The point at parameter t. At a joint the piece that begins there is used; outside the range t is
    /// replaced by the nearer end.
    CurvePoint at(double t) const;
    std::size_t pieceAt(double t) const;

    /// Whether the arc length is accurate to rounding; it is not for curves that wind thousands of times.
    bool isResolved() const { return m_resolved; }
    /// Whether no feature of the curve can have been missed.
    bool isExamined() const;
    double length() const { return m_knots.back().p; } ///< m
    /// Arc length from the beginning to t, m, accurate almost to rounding.
    double lengthAt(double t) const;
    /// The parameter at arc length p (m, wrapped into 0 … length()).
    double parameterAt(double p) const;
    /// The parameter of the point of the curve nearest to a given point; the first if there are several.
    double nearest(Point point) const;
    /// The parameter of the first point with an elevation (m); nothing if the curve has none.
    std::optional<double> firstAt(double elevation) const;

    /// Points from beginning to end, between which the curve is straight within the tolerance (m).
    Points polyline(double tolerance) const;

private:
    /// Between adjacent knots one quadrature gives the arc length to rounding.
    struct Knot {
        double t, p;
        std::size_t piece; ///< index of the piece that continues here
    };
    double stretch(const Knot& knot, double t) const;
    void addKnots(std::size_t piece, double from, double to, int depth);
    void findKinks();

    std::vector<Piece> m_pieces;
    bool m_closed;
    bool m_resolved = true;
    std::vector<Knot> m_knots;
    std::vector<Kink> m_kinks;
};

} // namespace talweg
