#pragma once

#include <numbers>

namespace talweg {

/// Multiply an angle in radians by this to get degrees.
inline constexpr double degreesPerRadian = 180 / std::numbers::pi;
/// Multiply an angle in degrees by this to get radians.
inline constexpr double radiansPerDegree = std::numbers::pi / 180;

} // namespace talweg
