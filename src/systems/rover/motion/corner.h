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

/// Of the centre.
Point placeOf(const Ground& ground, const PlaceOnPiece& place);

/// The corner at one end of a piece between whose sides a sphere there stays that could rise by no more than
/// this height (m) above it: both go up from there, straight and for long enough.
std::optional<Corner> cornerHolding(const Ground& ground, std::size_t piece, const Point& centre,
                                    double height);

/// Two faces as the sides of a corner begin, as long as that (m), with the corner at the origin.
Ground wedgeAt(const Ground& ground, const Corner& corner, double length);

} // namespace talweg::rover
