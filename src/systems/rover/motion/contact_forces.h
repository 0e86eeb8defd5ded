#pragma once

#include "systems/rover/motion/corner.h"

namespace talweg::rover {

/// Forces of the ground on a touching sphere, per unit mass. In a corner, those of the face with the larger
/// force. All zero in flight.
struct ContactForces {
    double normal = 0; ///< out of the ground, m/s²
    double along = 0;  ///< friction along the ground, positive downrange, m/s²
    double across = 0; ///< friction across, positive to the right of downrange, m/s²
    double used = 0;   ///< as `frictionUsed`
};

/// At time t of a segment, where the state is `state`. On a face the normal force is g cos φ, on a rim less
/// by u²/b. In sliding, friction is μ′ times it against the slip; in rolling, whatever keeps the slip at zero
/// (Hartl 2006, equations 3.1–3.28, and `RimMotion`).
ContactForces contactForces(const Ground& ground, const Segment& segment, double t, const State& state);

/// For a sphere that touches one piece at a place, and rolls if nothing slips.
ContactForces touchingForces(const Ground& ground, const PlaceOnPiece& place, const State& state);

/// For a sphere at rest. In a corner, if rest does not determine how the faces share the weight, as without
/// friction.
ContactForces restingForces(const Ground& ground, const PlaceOnPiece& place);

/// For a sphere held between the faces of a corner and moving according to `state`.
ContactForces cornerForces(const Ground& ground, const Corner& corner, const State& state);

/// The friction per unit mass (along, across; m/s²) with which a sphere keeps rolling if gravity along the
/// ground is `along` (m/s²) and the normal of the ground turns, clockwise, at `turning` (rad/s), which turns
/// spin about the normal (rad/s) into spin about the tangent.
inline Point frictionToRoll(const RoundBody& body, double along, double turning, double normalSpin) {
    return -body.k / (1 + body.k) * Point(along, body.b * turning * normalSpin);
}

} // namespace talweg::rover
