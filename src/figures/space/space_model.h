#pragma once

#include "figures/space/space_solid.h"

#include <QColor>
#include <vector>

namespace talweg {

/// The ground of a scene, prepared for drawing.
struct SpaceGround {
    struct Face {
        std::vector<Point3> corners;
        Point3 normal; ///< unit vector, to either side
        double tone = 0;
        int surface = 0; ///< the same for neighbours in one plane and of one tone
    };
    struct Edge {
        Point3 from, to;
    };
    std::vector<Face> faces;
    std::vector<Edge> edges; ///< where surfaces end or bend

    /// Omits faces with zero area and faces with coordinates that are not finite.
    explicit SpaceGround(const std::vector<SpaceFace>& faces = {});
};

/// A body at an instant.
struct PlacedSolid {
    SpaceSolid solid;
    Point3 place;
    Eigen::Matrix3d turn; ///< of the body's axes into those of space
    QColor color;
    std::string name = {};
};

} // namespace talweg
