#pragma once

#include "base/point.h"
#include "terrain/cells.h"

#include <functional>
#include <optional>
#include <vector>

namespace talweg {

/// A point on a curve and its first three derivatives with respect to the curve parameter.
struct CurvePoint {
    Point at{0, 0}, d1{0, 0}, d2{0, 0}, d3{0, 0};

    double speed() const { return d1.norm(); } ///< metres per unit of the curve parameter
    Point tangent() const { return d1 / speed(); }
    Point normal() const { return Point(-d1.y(), d1.x()) / speed(); } ///< to the left of the tangent
    /// Curvature, 1/m, positive where the curve bends to the left.
    double curvature() const;
    double curvatureRate() const; ///< derivative of the curvature with respect to the parameter
};

/// A curve in the plane, closed or open, made of consecutive smooth pieces with a common parameter t. Copies
/// may be shared between threads.
class PlaneCurve {
public:
    /// Smooth for from ≤ t ≤ to, and regular (nonzero speed) between the ends.
    struct Piece {
        double from = 0, to = 0;
        std::function<CurvePoint(double t)> at;
        /// Bounds of x and y and their derivatives over lo … hi. Empty for curves whose cells are so short
        /// that single points show all features.
        std::function<std::pair<JetBounds, JetBounds>(double lo, double hi)> over = {};
        /// Cells in which the tangent turns by at most `maxTurning`. If empty, the curve computes them.
        Cells cells = {};
        std::size_t effort = 20; ///< cost of evaluating one point, in instructions of an expression
    };
    /// A point where the tangent direction jumps.
    struct Kink {
        double t = 0;
        double turn = 0; ///< change of the tangent direction, rad, positive to the left; ±π at a cusp
    };

    /// Cells of a piece that has bounds. `size` is the size of the curve (m), by which features are judged.
    static Cells cellsOf(const Piece& piece, double size);

    /// Adjacent pieces must join in parameter and position. The last piece of a closed curve must end where
    /// the first begins.
    PlaneCurve(std::vector<Piece> pieces, bool closed);

    const std::vector<Piece>& pieces() const { return m_pieces; }
    const std::vector<Kink>& kinks() const { return m_kinks; } ///< for closed curves also at t = from()
    bool closed() const { return m_closed; }
    double from() const { return m_pieces.front().from; }
    double to() const { return m_pieces.back().to; }

    /// The point at parameter t, which is clamped to the range. At a joint, the piece that begins there is
    /// used.
    CurvePoint at(double t) const;
    std::size_t pieceAt(double t) const;

    /// Whether the arc length is accurate to rounding. It is not for curves with thousands of turns.
    bool isResolved() const { return m_resolved; }
    /// Whether no feature of the curve can have been missed.
    bool isExamined() const;
    double length() const { return m_knots.back().p; } ///< m
    /// Arc length from the beginning to t, m, accurate to a few rounding errors.
    double lengthAt(double t) const;
    /// The parameter at arc length p (m), which is clamped to 0 … length().
    double parameterAt(double p) const;
    /// The parameter of the curve point nearest to `point`; the first if there are several.
    double nearest(Point point) const;
    /// The parameter of the first point with this elevation (m); nothing if the curve has none.
    std::optional<double> firstAt(double elevation) const;

    /// Points from beginning to end for drawing. The curve deviates from the straight lines between them by
    /// at most the tolerance (m).
    Points polyline(double tolerance) const;

private:
    /// The arc length between adjacent knots follows from one quadrature, accurate to rounding.
    struct Knot {
        double t, p;
        std::size_t piece; ///< index of the piece that begins or continues at the knot
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
