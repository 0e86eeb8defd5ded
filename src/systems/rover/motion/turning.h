#pragma once

#include "systems/rover/motion/segment.h"

#include <Eigen/Geometry>
#include <cstddef>
#include <vector>

namespace talweg::rover {

/// Orientation of a sphere, described as that of a wheel whose axle lies across at the start. The axle turns
/// by `heading` about the vertical and leans by `lean` about the direction in which the wheel then rolls. The
/// wheel then turns by `roll` about the axle. (rad; Tait–Bryan angles y-x′-z″). If the axle is vertical,
/// `heading` is 0.
struct Attitude {
    double heading = 0; ///< −π … π, positive counter-clockwise seen from above (to the left)
    double lean = 0;    ///< −π/2 … π/2, positive if the top leans to the right
    double roll = 0;    ///< −π … π, positive counter-clockwise when downrange is to the right
};
Attitude attitudeOf(const Eigen::Quaterniond& turning);

/// The orientation of the sphere in a run that leaves the vertical plane. Spin about a changing axis has no
/// single angle, so rotations are summed in small steps. Exact for constant spin; otherwise accurate enough
/// for drawing.
class Turning {
public:
    Turning() = default;
    /// `segments` must outlive this object.
    explicit Turning(const std::vector<Segment>& segments);

    /// Rotation from the start to time t (s).
    Eigen::Quaterniond at(double t) const;

private:
    struct Knot {
        double t;
        std::size_t segment;
        Eigen::Quaterniond turn;
    };
    Eigen::Quaterniond turnedOn(const Knot& knot, double t) const;

    const std::vector<Segment>* m_segments = nullptr;
    std::vector<Knot> m_knots; ///< beginnings of the steps
};

} // namespace talweg::rover
