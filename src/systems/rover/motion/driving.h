#pragma once

#include "physics/driven_contact.h"
#include "physics/flight_series.h"
#include "systems/rover/motion/corner.h"

#include <cstddef>
#include <utility>

namespace talweg::rover {

/// Forces that drive a sphere on ground with air and rolling resistance, except friction. The wind follows
/// the ground: in flight it blows along the face straight below the centre, in contact along the touched
/// piece, at the height b above it.

/// The face of the profile.
GroundBelow groundBelow(const Ground& ground, std::size_t face);
/// The next face on that side (±1) that a flight is above, beyond any walls.
std::size_t faceBeside(const Ground& ground, std::size_t face, int side);
/// The face straight below the start of a flight; at a vertex, to rounding, the face towards which it flies,
/// or from rest is blown.
std::size_t faceBelow(const Ground& ground, const State& flight);

/// The range along a straight piece in which the centre is above a face of the profile, m. Along a wall it is
/// the whole piece.
std::pair<double, double> partAbove(const Ground& ground, const OffsetPiece& piece, std::size_t face);

/// Forces along a piece at a speed along it, and the normal force, which is not less than 0.
Driving drivingAt(const Ground& ground, const PlaceOnPiece& place, double speed);

/// u²/b + n̂·a with a the acceleration of the flight that would follow from a rim, m/s²: where it is not
/// negative a sphere without normal force lifts off, otherwise the air presses it on. On top of the rim the
/// face ahead counts as the one below. Less by what keeps it from hopping where that flight would come back
/// at once.
double liftingFrom(const Ground& ground, std::size_t piece, double angle, double speed);

/// Whether the forces hold a sphere at rest there.
bool holdsAtRest(const Ground& ground, const PlaceOnPiece& place);
/// The end of a leg whose motion along the ground, with the speed `before`, has come to rest: it turns if it
/// is about to go back towards −x, on an incline or driven by the wind. If only its spin drives it back, on a
/// decline or on level ground, it does not turn.
Arrival arrivalAtRest(const Ground& ground, const Touch& stopped, double before);
/// The side (±1) to which the forces drive a sphere at rest out of a corner; 0 if it stays.
int drivenOutOf(const Ground& ground, const Corner& corner);

/// The forces of a rim.
RimForces rimForces(const Ground& ground);

} // namespace talweg::rover
