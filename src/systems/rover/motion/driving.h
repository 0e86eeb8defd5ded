#pragma once

#include "physics/driven_contact.h"
#include "physics/flight_series.h"
#include "systems/rover/motion/corner.h"

#include <cstddef>
#include <utility>

namespace talweg::rover {

/// Forces on a sphere on ground with air and rolling resistance, except friction. The wind follows the
/// ground. In flight it blows along the face vertically below the centre; in contact it blows along the
/// touched piece, at the height b above it.

/// A face of the profile, in the form that FlightSeries needs.
GroundBelow groundBelow(const Ground& ground, std::size_t face);
/// The nearest face on this side (±1) over which a flight can pass; walls are skipped.
std::size_t faceBeside(const Ground& ground, std::size_t face, int side);
/// The face vertically below the start of a flight. At a vertex (to rounding), it is the face towards which
/// the sphere flies or, from rest, is blown.
std::size_t faceBelow(const Ground& ground, const State& flight);

/// The range of the length along a straight piece, m, in which the centre is above a face of the profile. For
/// a wall, the whole piece.
std::pair<double, double> partAbove(const Ground& ground, const OffsetPiece& piece, std::size_t face);

/// Forces along a piece for a speed along it (m/s), and the normal force, which is at least 0.
Driving drivingAt(const Ground& ground, const PlaceOnPiece& place, double speed);

/// Decides whether a sphere without normal force lifts off a rim: it does if the result is not negative;
/// otherwise the air presses it onto the rim. The result is u²/b + n̂·a (m/s²), where a is the acceleration
/// of the flight that would follow. On top of the rim, the face ahead counts as the one below. If the flight
/// would land again at once, the result is reduced to prevent endless hopping.
double liftingFrom(const Ground& ground, std::size_t piece, double angle, double speed);

/// Whether the forces hold a sphere at rest at this place.
bool holdsAtRest(const Ground& ground, const PlaceOnPiece& place);
/// How a leg ends when motion along the ground, with the speed `before`, comes to rest. The sphere turns if
/// it is about to go back towards −x on an incline or because the wind drives it. If only its spin drives it
/// back, on a decline or on level ground, this does not count as turning.
Arrival arrivalAtRest(const Ground& ground, const Touch& stopped, double before);
/// The direction (±1) in which the forces drive a sphere at rest out of a corner; 0 if they do not.
int drivenOutOf(const Ground& ground, const Corner& corner);

/// The forces on the sphere when it is at a rim.
RimForces rimForces(const Ground& ground);

} // namespace talweg::rover
