#pragma once

#include <numbers>

namespace talweg {

/// An angle in radians times this is in degrees.
inline constexpr double degreesPerRadian = 180 / std::numbers::pi;
/// An angle in degrees times this is in radians.
inline constexpr double radiansPerDegree = std::numbers::pi / 180;

} // namespace talweg
