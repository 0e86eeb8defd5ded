#pragma once

#include "systems/rover/motion/legs.h"

#include <optional>

namespace talweg::rover {

/// Distance in radii within which a sphere counts as in a corner; if it is closer, the last digits of its
/// place would decide which face comes first. If too large, a sphere that stops short of a corner counts as
/// in it; if too small, rounding chooses the face.
inline constexpr double cornerReach = 1e-12;

/// Tilt (rad) up to which a face counts as level and holds a sphere at rest: the rounding error of the tilt
/// of a face between points. If too large, real slopes hold the sphere.
inline constexpr double levelTilt = 1e-12;

/// The joint of two pieces of the offset curve at an angle, where the sphere touches both.
struct Corner {
    PlaceOnPiece left, right;
};

/// The corner that contains a touching sphere.
std::optional<Corner> cornerAt(const Ground& ground, const Touch& touch);

/// Whether no face descends from the corner.
bool isWell(const Ground& ground, const Corner& corner);

/// Position of the centre at a place.
Point placeOf(const Ground& ground, const PlaceOnPiece& place);

/// The corner at one end of a piece in which a sphere stays that can rise at most `height` (m) above it: both
/// faces rise from the corner, straight and long enough.
std::optional<Corner> cornerHolding(const Ground& ground, std::size_t piece, const Point& centre,
                                    double height);

/// Two faces of this length (m) that form a corner with the same tilts, at the origin.
Ground wedgeAt(const Ground& ground, const Corner& corner, double length);

} // namespace talweg::rover
