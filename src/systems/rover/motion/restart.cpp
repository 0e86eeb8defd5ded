#include "systems/rover/motion/restart.h"

#include "base/number.h"
#include "physics/mobility.h"
#include "systems/rover/motion/driving.h"

#include <algorithm>
#include <cmath>

namespace talweg::rover {

namespace {

/// The drag per unit mass that makes the sphere move, m/s²; at most 0 if no drag is needed.
double dragToGoOn(const Ground& ground, const PlaceOnPiece& place) {
    const double g = ground.gravity;
    const auto corner = cornerAt(ground, {place.piece, place.parameter});
    const PlaceOnPiece& ahead = corner ? corner->right : place;
    const double tilt = tiltAt(ground, ahead);
    if (corner && ground.curve->pieces[ahead.piece].shape == OffsetPiece::Shape::arc) {
        const double standing = tiltAt(ground, corner->left);
        return g * std::sin(tilt) / std::cos(tilt - standing);
    }
    const double held = std::min(ground.rollingResistance, ground.law.mu);
    return resistanceUpSlope(g, tilt, held);
}

} // namespace

double restartWind(const Ground& ground, const Trajectory& trajectory) {
    if (trajectory.outcome != Outcome::stopped || ground.air.drag == 0) return nothing;
    const OffsetPiece& piece = ground.curve->pieces[trajectory.piece];
    const PlaceOnPiece place{trajectory.piece, parameterOf(piece, {trajectory.end.x, trajectory.end.y})};
    Air unit = ground.air;
    unit.wind = 1;
    const double atRover = unit.windAt(ground.body.b);
    return atRover > 0 ? balancingAirSpeed(ground.air.drag, dragToGoOn(ground, place)) / atRover : nothing;
}

} // namespace talweg::rover
