#pragma once

#include "systems/rover/motion/corner.h"

namespace talweg::rover {

/// Forces of the ground on a sphere in contact, per unit mass. In a corner, those of the face with the larger
/// force. All zero in flight.
struct ContactForces {
    double normal = 0; ///< normal force, away from the ground, m/s²
    double along = 0;  ///< friction along the ground, m/s², positive downrange
    double across = 0; ///< friction across, m/s², positive to the right of downrange
    double used = 0;   ///< fraction of the available friction that is used; see `frictionUsed`
};

/// Forces at time t of a segment, where the state is `state`. On a face the normal force is g cos φ; on a rim
/// it is smaller by u²/b. While sliding, friction is μ′ times the normal force, against the slip. While
/// rolling, it is the force that keeps the slip at zero (Hartl 2006, equations 3.1–3.28, and `RimMotion`).
ContactForces contactForces(const Ground& ground, const Segment& segment, double t, const State& state);

/// Forces on a sphere that touches one piece. It rolls if there is no slip.
ContactForces touchingForces(const Ground& ground, const PlaceOnPiece& place, const State& state);

/// Forces on a sphere at rest. In a corner, equilibrium may not determine how the faces share the weight; the
/// forces are then those without friction.
ContactForces restingForces(const Ground& ground, const PlaceOnPiece& place);

/// Forces on a sphere that is held between the faces of a corner and moves according to `state`.
ContactForces cornerForces(const Ground& ground, const Corner& corner, const State& state);

/// The friction per unit mass (along, across; m/s²) that keeps a sphere rolling. `along`: gravity along the
/// ground (m/s²). `turning`: rate at which the normal of the ground turns, clockwise (rad/s). This rotation
/// converts spin about the normal, `normalSpin` (rad/s), into spin about the tangent.
inline Point frictionToRoll(const RoundBody& body, double along, double turning, double normalSpin) {
    return -body.k / (1 + body.k) * Point(along, body.b * turning * normalSpin);
}

} // namespace talweg::rover
