#pragma once

#include "terrain/plane_curve.h"

#include <vector>

namespace talweg::track {

/// A track as a table of points at equal steps of the curve's parameter. The chords between these points
/// replace the curve (E. Neumann, Roller coaster, "Numerical path"). p is the length along the chords.
class CurveTable {
public:
    struct Row {
        double t = 0; ///< the curve's parameter
        double p = 0; ///< length of the chords up to the row, m
        Point at{0, 0};
    };
    /// Number of rows of a table. The last row is at the end of the curve, if necessary after a shorter step.
    static double rowsOf(const PlaneCurve& curve, double step);

    /// Omits a row that coincides with the previous one, because the chord between them has no direction.
    CurveTable(const PlaneCurve& curve, double step);

    const std::vector<Row>& rows() const { return m_rows; }
    bool isClosed() const { return m_closed; }
    double length() const { return m_rows.back().p; } ///< m; 0 if all rows coincide

    /// A point on a chord.
    struct Place {
        double t = 0; ///< the curve's parameter, interpolated between the rows
        Point at{0, 0};
        Point along{0, 0}; ///< unit vector towards larger p
    };
    /// The point at a length (m). On a closed track the length is wrapped; beyond an open end, the track
    /// continues straight. Requires a positive length of the table.
    Place place(double p) const;
    /// The length along the chords up to a parameter, m.
    double lengthAt(double t) const;
    /// Direction of the chord at a parameter, as a unit vector.
    Point along(double t) const { return place(lengthAt(t)).along; }
    /// The row nearest to a point; of several, the first.
    const Row& nearest(Point point) const;

private:
    std::vector<Row> m_rows;
    bool m_closed;
};

} // namespace talweg::track
