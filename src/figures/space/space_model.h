#pragma once

#include "figures/space/space_solid.h"

#include <QColor>
#include <vector>

namespace talweg {

/// The ground of a scene, prepared for drawing.
struct SpaceGround {
    struct Face {
        std::vector<Point3> corners;
        Point3 normal; ///< unit vector; either of the two normals
        double tone = 0;
        /// Index of its surface: adjacent faces in one plane with the same tone are one surface.
        int surface = 0;
    };
    struct Edge {
        Point3 from, to;
    };
    std::vector<Face> faces;
    std::vector<Edge> edges; ///< where surfaces end or bend

    /// Omits faces with zero area or with coordinates that are not finite.
    explicit SpaceGround(const std::vector<SpaceFace>& faces = {});
};

/// A body at one time.
struct PlacedSolid {
    SpaceSolid solid;
    Point3 place;
    Eigen::Matrix3d turn; ///< rotation from the axes of the body to the axes of the scene
    QColor color;
    std::string name = {};
};

} // namespace talweg
