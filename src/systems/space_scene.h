#pragma once

#include "base/point.h"

#include <Eigen/Core>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace talweg {

/// A point or a direction in three dimensions, m: x downrange, y up, z across (z = x × y, towards the viewer
/// of the vertical plane).
using Point3 = Eigen::Vector3d;

/// A flat, convex piece of ground.
struct SpaceFace {
    std::vector<Point3> corners = {}; ///< in order around the face, m
    double tone = 0;                  ///< 0: colour of plain ground, 1: much darker
};

/// A body of the 3-D scene; its position and rotation are quantities of the run.
struct SpaceBody {
    /// Cylinders and rods lie along the body's own z axis. Bodies other than rods are painted in two tones,
    /// so that their rotation is visible.
    enum class Shape {
        sphere,
        hollowSphere, ///< with round holes that show the inside
        cylinder,
        hollowCylinder, ///< open at both ends
        box,
        rod
    };

    std::string name = {};
    Shape shape = Shape::sphere;
    double radius = 0;          ///< radius of all shapes except boxes, m
    double length = 0;          ///< length of cylinders and rods, m
    Point3 sides = {0, 0, 0};   ///< sides of boxes, m
    std::size_t color = 0;      ///< index of a line colour of figures
    std::string x = {}, y = {}; ///< ids of quantities: the centre, m
    std::string z = {}; ///< id of the quantity for the centre's z, to which `across` is added; empty: z =
                        ///< `across`
    double across = 0;  ///< constant part of z, m, e.g. the lane of a body that moves in a vertical plane
    /// Ids of the quantities for the rotation: none; one angle about z, degrees, counter-clockwise; or the
    /// four components w, x, y, z of the quaternion that rotates the body's axes into those of the scene.
    std::vector<std::string> turning = {};
};

/// The fixed objects of the 3-D scene and the moving bodies.
struct SpaceScene {
    std::vector<SpaceFace> ground = {};
    std::vector<SpaceBody> bodies = {};
};

/// The faces of a solid block below a profile (x never decreasing) that is the same at every z. The top is
/// cut into strips at the values of `across` (at least two, increasing); every second strip is slightly
/// darker. The walls reach down to the elevation `floor`, which must not lie above the profile.
std::vector<SpaceFace> extruded(const Points& profile, const std::vector<double>& across, double floor);

} // namespace talweg
