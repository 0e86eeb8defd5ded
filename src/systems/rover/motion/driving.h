#pragma once

#include "physics/driven_contact.h"
#include "physics/flight_series.h"
#include "systems/rover/motion/corner.h"

#include <cstddef>
#include <utility>

namespace talweg::rover {

/// Forces that drive a sphere on ground with air and rolling resistance, except friction. The wind follows
/// the ground: in flight it blows along the face vertically below the centre, in contact along the touched
/// piece, at the height b above it.

/// The face of the profile, as the ground below a flight.
GroundBelow groundBelow(const Ground& ground, std::size_t face);
/// The next face on this side (±1) that a flight can be above; walls are skipped.
std::size_t faceBeside(const Ground& ground, std::size_t face, int side);
/// The face vertically below the start of a flight. At a vertex (to rounding), it is the face towards which
/// the sphere flies or, from rest, is blown.
std::size_t faceBelow(const Ground& ground, const State& flight);

/// The range along a straight piece in which the centre is above a face of the profile, m. Along a wall it is
/// the whole piece.
std::pair<double, double> partAbove(const Ground& ground, const OffsetPiece& piece, std::size_t face);

/// Forces along a piece for a speed along it, and the normal force, which is at least 0.
Driving drivingAt(const Ground& ground, const PlaceOnPiece& place, double speed);

/// u²/b + n̂·a with a the acceleration of the flight that would follow from a rim, m/s². If it is not
/// negative, a sphere without normal force lifts off; otherwise the air presses it onto the rim. On top of
/// the rim, the face ahead counts as the one below. If the flight would come back at once, the value is
/// reduced, which prevents endless hopping.
double liftingFrom(const Ground& ground, std::size_t piece, double angle, double speed);

/// Whether the forces hold a sphere at rest at this place.
bool holdsAtRest(const Ground& ground, const PlaceOnPiece& place);
/// The end of a leg whose motion along the ground, with the speed `before`, has come to rest. The sphere
/// turns if it is about to go back towards −x, on an incline or driven by the wind. If only its spin drives
/// it back, on a decline or on level ground, this does not count as turning.
Arrival arrivalAtRest(const Ground& ground, const Touch& stopped, double before);
/// The direction (±1) in which the forces drive a sphere at rest out of a corner; 0 if it stays.
int drivenOutOf(const Ground& ground, const Corner& corner);

/// The forces on the sphere at a rim.
RimForces rimForces(const Ground& ground);

} // namespace talweg::rover
