#pragma once

#include "terrain/profile.h"

#include <cmath>
#include <vector>

namespace talweg {

/// A part of an offset curve: a straight line above a face, or a circular arc around a rim.
struct OffsetPiece {
    enum class Shape { line, arc };
    Shape shape = Shape::line;
    std::size_t feature = 0;           ///< line: the face; arc: the vertex
    Point anchor{0, 0};                ///< line: its origin; arc: the rim
    double tilt = 0;                   ///< line: rad, positive uphill towards +x
    Point tangent{1, 0}, normal{0, 1}; ///< line
    double from = 0, to = 0; ///< line: length along the line, m; arc: angle from the vertical, rad, clockwise
                             ///< positive
    Point start{0, 0}, end{0, 0};

    /// Whether the piece is vertical (above a wall), so that all its points have the same abscissa.
    bool isUpright() const { return shape == Shape::line && tangent.x() == 0; }
    Point at(double parameter, double radius) const {
        if (shape == Shape::line) return anchor + parameter * tangent;
        return anchor + radius * Point(std::sin(parameter), std::cos(parameter));
    }
};

/// The path of the centre of a round body that touches a profile. Pieces run from left to right, each
/// starting where the previous one ends. Joints are smooth, or a corner where the body touches two features
/// at once, or (for a vertical offset only) an edge from which the body is launched.
struct OffsetCurve {
    double radius = 0; ///< radius of the arcs, m
    std::vector<OffsetPiece> pieces;

    enum class Joint { smooth, corner, edge };
    /// Kind of joint between pieces i and i + 1.
    Joint joint(std::size_t i) const;
    /// Index of the piece at the abscissa x; at a wall, the piece at its foot.
    std::size_t pieceAt(double x) const;
    double elevation(double x) const; ///< elevation of the centre, m; at a wall, its elevation at the foot of
                                      ///< the wall
};

/// The offset curve of a sphere of the given radius (m) that rolls over the profile between two abscissae
/// (m): faces shifted along their normals, and arcs around the rims. Features that the sphere is too large to
/// reach are omitted.
OffsetCurve rollingOffset(const Profile& profile, double radius, double left, double right);

/// The same curve, bit for bit, but computed faster from the curve `known` of a `similar` profile. The
/// profiles differ in some vertices; radius and abscissae are equal. Only parts near the difference are
/// recomputed.
OffsetCurve rollingOffset(const Profile& profile, double radius, double left, double right,
                          const Profile& similar, const OffsetCurve& known);

/// The profile shifted up by the height (m): the centre is always vertically above the contact point. This
/// interpretation of Hartl 2006 reproduces the printed results of that thesis.
OffsetCurve verticalOffset(const Profile& profile, double height, double left, double right);

} // namespace talweg
