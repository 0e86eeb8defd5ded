#pragma once

#include "systems/rover/motion/legs.h"

#include <optional>

namespace talweg::rover {

/// Decides which face comes first: a sphere within this many radii of a corner is in it, for nearer than that
/// the last digits of its place would decide. Wider, and a sphere that stops short of a corner is in it;
/// narrower, and rounding chooses the face.
inline constexpr double cornerReach = 1e-12;

/// Tells level ground from a slope (rad): what is flatter than this holds a sphere at rest. It is what
/// rounding makes of the tilt of a face between points; wider, and real slopes hold it.
inline constexpr double levelTilt = 1e-12;

/// Where two pieces of the offset curve meet at an angle, so that the sphere touches both.
struct Corner {
    PlaceOnPiece left, right;
};

/// The corner in which a touching sphere is.
std::optional<Corner> cornerAt(const Ground& ground, const Touch& touch);

/// Whether neither face goes down from the corner.
bool isWell(const Ground& ground, const Corner& corner);

} // namespace talweg::rover
