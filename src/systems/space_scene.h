#pragma once

#include "base/point.h"

#include <Eigen/Core>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace talweg {

/// A point or a direction in space: x downrange, y up, z across (z = x × y, towards the viewer of the
/// vertical plane), in metres.
using Point3 = Eigen::Vector3d;

/// A flat, convex piece of ground.
struct SpaceFace {
    std::vector<Point3> corners = {}; ///< in order around the face, m
    double tone = 0;                  ///< 0: as light as plain ground, 1: much darker
};

/// A body in space; its position and rotation are quantities of the run.
struct SpaceBody {
    /// Cylinders, tubes and rods lie along the body's own z axis. Two tones show the rotation of all shapes
    /// except rods.
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
    std::string z = {}; ///< id of the quantity for the centre across; empty for a body that stays at z
                        ///< = across
    double across = 0;  ///< added to z, m: the lane of a body that moves in a vertical plane
    /// Ids of quantities: none, one (degrees about z, counter-clockwise), or four (the quaternion w, x, y, z
    /// that rotates the body's axes into those of space).
    std::vector<std::string> turning = {};
};

/// The objects at rest in space, and the bodies that move through it.
struct SpaceScene {
    std::vector<SpaceFace> ground = {};
    std::vector<SpaceBody> bodies = {};
};

/// The solid block under a profile (x nowhere decreasing) that is the same at every z. Its upper side is cut
/// into strips at the values of `across` (at least two, increasing), every other strip a little darker. Its
/// walls reach down to the elevation `floor`, which lies nowhere above the profile.
std::vector<SpaceFace> extruded(const Points& profile, const std::vector<double>& across, double floor);

} // namespace talweg
