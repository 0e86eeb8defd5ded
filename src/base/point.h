#pragma once

#include <Eigen/Core>
#include <vector>

namespace talweg {

/// A place or a direction in the vertical plane: x to the right (downrange), y up, metres.
using Point = Eigen::Vector2d;

/// Places in the order in which they are joined.
using Points = std::vector<Point>;

} // namespace talweg
