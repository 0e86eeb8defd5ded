#pragma once

#include "physics/driven_contact.h"
#include "physics/flight_series.h"
#include "systems/rover/motion/corner.h"

#include <cstddef>
#include <utility>

namespace talweg::rover {

/// What drives a sphere on ground with air and rolling resistance, beside friction. The wind follows the
/// ground: in flight it blows along the face straight below the centre, in contact along what is touched, at
/// the height b above it.

/// The face of the profile.
GroundBelow groundBelow(const Ground& ground, std::size_t face);
/// The face beside a face on that side (±1), beyond the walls between them: the next one that a flight is
/// above.
std::size_t faceBeside(const Ground& ground, std::size_t face, int side);
/// The face straight below where a flight begins; at a vertex, to rounding, the one towards which it flies,
/// or from rest is blown.
std::size_t faceBelow(const Ground& ground, const State& flight);

/// From where to where along a straight piece the centre is above a face of the profile, m. Along a wall that
/// is all of it.
std::pair<double, double> partAbove(const Ground& ground, const OffsetPiece& piece, std::size_t face);

/// Along a piece, at a speed along it, and the normal force, which is not less than 0.
Driving drivingAt(const Ground& ground, const PlaceOnPiece& place, double speed);

/// u²/b + n̂·a with a the acceleration of the flight that would follow from a rim, m/s²: where it is not
/// negative a sphere without normal force lifts off, otherwise the air presses it on. On top of the rim the
/// face ahead counts as the one below. Less by what keeps it from hopping where that flight would come back
/// at once.
double liftingFrom(const Ground& ground, std::size_t piece, double angle, double speed);

/// Whether the forces hold a sphere at rest there.
bool holdsAtRest(const Ground& ground, const PlaceOnPiece& place);
/// How a leg ends whose motion along the ground, of the speed `before`, has come to rest: it turns where it
/// is about to go back towards −x, on a way up or driven by the wind. What only its spin drives back, on a
/// way down or on the level, does not turn.
Arrival arrivalAtRest(const Ground& ground, const Touch& stopped, double before);
/// To which side (±1) the forces drive a sphere at rest out of a corner; 0 where it stays.
int drivenOutOf(const Ground& ground, const Corner& corner);

/// The forces of a rim.
RimForces rimForces(const Ground& ground);

} // namespace talweg::rover
