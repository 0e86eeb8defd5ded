#pragma once

#include <Eigen/Core>
#include <algorithm>
#include <vector>

namespace talweg {

/// A point or a direction in the vertical plane: x to the right (downrange), y up, in metres.
using Point = Eigen::Vector2d;

/// Vertices of a polyline, in order.
using Points = std::vector<Point>;

/// Whether x increases from each point to the next.
inline bool areIncreasing(const Points& points) {
    const auto notAfter = [](const Point& a, const Point& b) { return !(a.x() < b.x()); };
    return std::ranges::adjacent_find(points, notAfter) == points.end();
}

} // namespace talweg
