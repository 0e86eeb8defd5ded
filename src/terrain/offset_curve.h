#pragma once

#include "terrain/profile.h"

#include <cmath>
#include <vector>

namespace talweg {

/// A stretch of an offset curve: straight above a face, or a circular arc about a rim.
struct OffsetPiece {
    enum class Shape { line, arc };
    Shape shape = Shape::line;
    std::size_t feature = 0;           ///< line: the face; arc: the vertex
    Point anchor{0, 0};                ///< line: a place on it, where the length is 0; arc: the rim
    double tilt = 0;                   ///< line: rad, positive uphill towards +x
    Point tangent{1, 0}, normal{0, 1}; ///< line
    double from = 0, to = 0; ///< line: length along it, m; arc: angle from the vertical, clockwise, rad
    Point start{0, 0}, end{0, 0};

    /// Above a wall, so that all of it is at one abscissa.
    bool isUpright() const { return shape == Shape::line && tangent.x() == 0; }
    Point at(double parameter, double radius) const {
        if (shape == Shape::line) return anchor + parameter * tangent;
        return anchor + radius * Point(std::sin(parameter), std::cos(parameter));
    }
};

/// Where the centre of a round body can be while it touches a profile: pieces from left to right, each
/// starting where the one before ends. They join smoothly, or in a corner where the body touches two
/// features at once, or (for a vertical offset only) in an edge from which it is launched.
struct OffsetCurve {
    double radius = 0; ///< of the arcs, m
    std::vector<OffsetPiece> pieces;

    enum class Joint { smooth, corner, edge };
    /// How piece i meets piece i + 1.
    Joint joint(std::size_t i) const;
    /// The piece above which x lies; at a wall the one at its foot.
    std::size_t pieceAt(double x) const;
    double elevation(double x) const; ///< of the centre, m; at a wall that at its foot
};

/// The offset curve of a sphere of the radius (m) rolling over the profile between the abscissae: faces
/// shifted along their normals, arcs about the rims, whatever the sphere is too large to reach left out.
OffsetCurve rollingOffset(const Profile& profile, double radius, double left, double right);

/// The same, bit for bit, where the curve over a profile that has other vertices here and there is known, of
/// the same radius between the same abscissae: only what is near the difference is recomputed.
OffsetCurve rollingOffset(const Profile& profile, double radius, double left, double right,
                          const Profile& similar, const OffsetCurve& known);

/// The profile shifted up by the height (m): a point contact rides on the ground and the centre is
/// vertically above it (the reading of Hartl 2006 that reproduces its printed results).
OffsetCurve verticalOffset(const Profile& profile, double height, double left, double right);

} // namespace talweg
