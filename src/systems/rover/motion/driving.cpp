#include "systems/rover/motion/driving.h"

#include <algorithm>
#include <cmath>

namespace talweg::rover {

namespace {

/// Reduction of the lift, as a fraction of gravity, if a flight from a rim would land on it at once. If too
/// small, the sphere hops many times; if too large, it leaves the rim later.
constexpr double leastHop = 1e-3;

/// Tolerance within which a centre counts as above a vertex, relative to its coordinates and the radius: a
/// few units in the last place. It is larger at the start of a flight, which may be a lift-off at a vertex.
/// If too small, a flight that passes a vertex may end where it began, endlessly; if too large, the wind
/// changes too early.
constexpr double vertexRounding = 1e-15, takeoffRounding = 5e-15;

/// Tolerance, m/s², with which faces too flat to roll down hold a sphere; see levelTilt.
double slackOf(const Ground& ground) {
    return levelTilt * ground.gravity;
}

/// Drag K w|w| along the touched piece, m/s².
double dragAlong(const Ground& ground, double speed) {
    if (ground.air.drag == 0) return 0;
    const double past = ground.air.windAt(ground.body.b) - speed;
    return ground.air.drag * past * std::abs(past);
}

std::size_t faceBelow(const Ground& ground, double x, double side, double rounding) {
    const auto& vertices = ground.profile.vertices;
    const double slack = rounding * (std::abs(x) + ground.body.b);
    const auto at =
        side < 0 ? std::ranges::lower_bound(vertices, x - slack, {}, [](const Point& p) { return p.x(); })
                 : std::ranges::upper_bound(vertices, x + slack, {}, [](const Point& p) { return p.x(); });
    return static_cast<std::size_t>(at - vertices.begin());
}

} // namespace

GroundBelow groundBelow(const Ground& ground, std::size_t face) {
    return {ground.profile.vertices[face > 0 ? face - 1 : 0], directionOf(ground.profile.tilt(face))};
}

std::size_t faceBeside(const Ground& ground, std::size_t face, int side) {
    const auto& vertices = ground.profile.vertices;
    const auto isWall = [&](std::size_t i) {
        return i > 0 && i < vertices.size() && vertices[i - 1].x() == vertices[i].x();
    };
    do
        face += static_cast<std::size_t>(side);
    while (isWall(face));
    return face;
}

std::size_t faceBelow(const Ground& ground, const State& flight) {
    return faceBelow(ground, flight.x, flight.vx != 0 ? flight.vx : ground.air.wind, takeoffRounding);
}

std::pair<double, double> partAbove(const Ground& ground, const OffsetPiece& piece, std::size_t face) {
    double from = piece.from, to = piece.to;
    if (piece.isUpright()) return {from, to};
    const auto& vertices = ground.profile.vertices;
    const auto placeAt = [&piece](double x) { return (x - piece.anchor.x()) / piece.tangent.x(); };
    if (face > 0) from = std::max(from, placeAt(vertices[face - 1].x()));
    if (face < vertices.size()) to = std::min(to, placeAt(vertices[face].x()));
    return {from, to};
}

Driving drivingAt(const Ground& ground, const PlaceOnPiece& place, double speed) {
    const OffsetPiece& piece = ground.curve->pieces[place.piece];
    const bool arc = piece.shape == OffsetPiece::Shape::arc;
    const Point t = tangentOf(piece, place.parameter);
    const double normal = ground.gravity * t.x() - (arc ? speed * speed / ground.body.b : 0);
    return {dragAlong(ground, speed) - ground.gravity * t.y(), std::max(0.0, normal)};
}

double liftingFrom(const Ground& ground, std::size_t index, double angle, double speed) {
    const OffsetPiece& piece = ground.curve->pieces[index];
    const Point normal(std::sin(angle), std::cos(angle));
    const Point velocity = speed * tangentOf(piece, angle);
    const Point centre = piece.anchor + ground.body.b * normal;
    const GroundBelow below = groundBelow(ground, faceBelow(ground, centre.x(), speed, vertexRounding));
    const Point acceleration = flightAcceleration(ground.air, ground.gravity, below, centre, velocity);
    const Point jerk = flightJerk(ground.air, ground.gravity, below, centre, velocity);
    const double lifting = speed * speed / ground.body.b + normal.dot(acceleration);
    // In flight the wind blows in a different direction than on the rim. It may press the sphere back onto
    // the rim at once.
    const bool comesBack = ground.body.b * normal.dot(jerk) + 3 * velocity.dot(acceleration) < 0;
    return comesBack ? lifting - leastHop * ground.gravity : lifting;
}

bool holdsAtRest(const Ground& ground, const PlaceOnPiece& place) {
    return talweg::holdsAtRest(drivingAt(ground, place, 0), ground.law, ground.rollingResistance,
                               slackOf(ground));
}

Arrival arrivalAtRest(const Ground& ground, const Touch& stopped, double before) {
    const PlaceOnPiece place{stopped.piece, stopped.parameter};
    const double along = drivingAt(ground, place, 0).along;
    const bool wayUp = tangentAt(ground, place).y() > 0;
    const bool goesBack = stopped.spin != 0 ? wayUp || along < 0 : along < 0 && !holdsAtRest(ground, place);
    return before > 0 && goesBack ? Arrival::turns : Arrival::reverses;
}

int drivenOutOf(const Ground& ground, const Corner& corner) {
    const auto driven = [&ground](const PlaceOnPiece& place) {
        return holdsAtRest(ground, place) ? 0.0 : drivingAt(ground, place, 0).along;
    };
    if (driven(corner.right) > 0) return 1;
    return driven(corner.left) < 0 ? -1 : 0;
}

RimForces rimForces(const Ground& ground) {
    return {.g = ground.gravity,
            .body = ground.body,
            .law = ground.law,
            .drag = ground.air.drag,
            .wind = ground.air.drag > 0 ? ground.air.windAt(ground.body.b) : 0,
            .rollingResistance = ground.rollingResistance};
}

} // namespace talweg::rover
