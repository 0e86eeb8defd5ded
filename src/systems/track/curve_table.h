#pragma once

#include "terrain/plane_curve.h"

#include <vector>

namespace talweg::track {

/// A track as a table of places at equal steps of the curve's parameter. Chords between the places replace
/// the curve everywhere: E. Neumann, Roller coaster, "Numerical path". p is the length of the chords so far.
class CurveTable {
public:
    struct Row {
        double t = 0; ///< the curve's parameter
        double p = 0; ///< length of the chords up to the row, m
        Point at{0, 0};
    };
    /// Number of rows of a table; the last one is at the end of the curve, after a shorter step if necessary.
    static double rowsOf(const PlaneCurve& curve, double step);

    /// Rows at the same place as the previous row, which have no direction, are omitted.
    CurveTable(const PlaneCurve& curve, double step);

    const std::vector<Row>& rows() const { return m_rows; }
    bool isClosed() const { return m_closed; }
    double length() const { return m_rows.back().p; } ///< m; 0 if all rows are at one place

    /// A place on a chord.
    struct Place {
        double t = 0; ///< parameter between those of the rows
        Point at{0, 0};
        Point along{0, 0}; ///< unit vector towards larger p
    };
    /// Place at a length (m): wrapped into the range of a closed track; straight on beyond an open end.
    /// Requires that the table has a length.
    Place place(double p) const;
    /// The length of the chords up to a parameter, m.
    double lengthAt(double t) const;
    /// Direction of the chord at a parameter.
    Point along(double t) const { return place(lengthAt(t)).along; }
    /// The row nearest to a point; the first if there are several.
    const Row& nearest(Point point) const;

private:
    std::vector<Row> m_rows;
    bool m_closed;
};

} // namespace talweg::track
