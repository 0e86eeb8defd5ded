#pragma once

#include "systems/rover/motion/legs.h"

#include <optional>

namespace talweg::rover {

/// Distance, in radii, within which a sphere counts as in a corner. If too large, a sphere that stops short
/// of a corner counts as in it; if too small, rounding in its place decides which face it touches first.
inline constexpr double cornerReach = 1e-12;

/// Tilt (rad) up to which a face counts as level and holds a sphere at rest: the rounding error of the tilt
/// of a face between two points. If too large, real slopes hold the sphere.
inline constexpr double levelTilt = 1e-12;

/// A joint of two pieces of the offset curve at an angle. The sphere touches both pieces there.
struct Corner {
    PlaceOnPiece left, right;
};

/// The corner in which a sphere in contact is; nothing if it is in none.
std::optional<Corner> cornerAt(const Ground& ground, const Touch& touch);

/// Whether neither face descends from the corner.
bool isWell(const Ground& ground, const Corner& corner);

/// Position of the centre, m.
Point placeOf(const Ground& ground, const PlaceOnPiece& place);

/// The corner at one end of a piece that holds a sphere which can rise at most `height` (m) above it: both
/// faces rise from the corner, straight and long enough. Nothing if there is no such corner.
std::optional<Corner> cornerHolding(const Ground& ground, std::size_t piece, const Point& centre,
                                    double height);

/// Ground with only two faces of this length (m), which form a corner with the same tilts at the origin.
Ground wedgeAt(const Ground& ground, const Corner& corner, double length);

} // namespace talweg::rover
