#pragma once

#include "systems/rover/motion/segment.h"

#include <Eigen/Geometry>
#include <cstddef>
#include <vector>

namespace talweg::rover {

/// How the sphere is turned in the course of a run that leaves the vertical plane: spin about axes that
/// themselves turn has no angle, so the turning is summed in small steps. Exact where the spin is constant;
/// elsewhere good for drawing.
class Turning {
public:
    Turning() = default;
    /// Keeps a reference to the segments.
    explicit Turning(const std::vector<Segment>& segments);

    /// From the start to the time t (s).
    Eigen::Quaterniond at(double t) const;

private:
    struct Knot {
        double t;
        std::size_t segment;
        Eigen::Quaterniond turn;
    };
    Eigen::Quaterniond turnedOn(const Knot& knot, double t) const;

    const std::vector<Segment>* m_segments = nullptr;
    std::vector<Knot> m_knots; ///< where steps begin
};

} // namespace talweg::rover
