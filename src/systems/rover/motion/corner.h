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

/// What a face adds to the hold on a sphere that spins in a corner: its normal force per unit mass, m/s².
/// Negative where only a pull could hold it.
struct Hold {
    double onAhead = 0, onBehind = 0;
};

/// The normal forces that hold a sphere in place against gravity and the kinetic friction of both faces,
/// which brakes a spin of the given sense (±1).
Hold holdInCorner(const Ground& ground, const PlaceOnPiece& ahead, const PlaceOnPiece& behind, double sense);

} // namespace talweg::rover
