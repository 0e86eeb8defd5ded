#include "systems/rover/motion/contact_forces.h"

#include "physics/wedge.h"
#include "systems/rover/motion/driving.h"

#include <algorithm>
#include <array>

namespace talweg::rover {

namespace {

/// If slip has just ended, its direction is taken from a time earlier by this fraction of the segment. If too
/// small, the direction is a rounding error; if too large, the direction is wrong for slip that turns.
constexpr double insideSegment = 1e-6;

/// Slip of the contact point on ground with the tangent `t`: along and across, m/s.
Point slipOn(const Point& t, double b, const State& state) {
    const Speeds s = speedsOn(t, state);
    return {s.velocity.x() + b * s.spin.z(), s.velocity.z() - b * s.spin.x()};
}

/// Unit vector of the slip; zero if the slip is within rounding.
Point slipDirection(const Point& t, double b, const State& state) {
    const Speeds s = speedsOn(t, state);
    const Point slip = slipOn(t, b, state);
    const double size = slip.norm();
    const bool none = size <= slipRounding * (s.velocity.norm() + b * s.spin.norm());
    return none ? Point(0, 0) : Point(slip / size);
}

/// The friction (m/s²) that keeps a sphere rolling or at rest, with air and rolling resistance.
double frictionInAir(const Ground& ground, const PlaceOnPiece& place, double speed) {
    const Driving driving = drivingAt(ground, place, speed);
    const double resistance = ground.rollingResistance * driving.normal;
    if (speed == 0 && std::abs(driving.along) <= resistance) return -driving.along;
    return frictionForRolling(driving, ground.body.k, ground.rollingResistance,
                              senseOf(speed != 0 ? speed : driving.along));
}

/// Forces on one piece. `direction` is the direction of the slip if the sphere slides.
ContactForces forcesOn(const Ground& ground, const PlaceOnPiece& place, const State& state, bool slides,
                       const Point& direction) {
    const bool arc = ground.curve->pieces[place.piece].shape == OffsetPiece::Shape::arc;
    const Point t = tangentAt(ground, place);
    const Speeds s = speedsOn(t, state);
    const double turning = arc ? s.velocity.x() / ground.body.b : 0;
    const double normal = std::max(0.0, ground.gravity * t.x() - turning * s.velocity.x());
    const Point friction = slides ? Point(-ground.law.muK * normal * direction)
                           : ground.resists()
                               ? Point(frictionInAir(ground, place, s.velocity.x()), 0)
                               : frictionToRoll(ground.body, -ground.gravity * t.y(), turning, s.spin.y());
    // Adding zero turns −0 into 0.
    return {normal, friction.x() + 0.0, friction.y() + 0.0,
            frictionUsed(friction.norm(), normal, !slides, ground.law)};
}

} // namespace

ContactForces cornerForces(const Ground& ground, const Corner& corner, const State& state) {
    struct Face {
        Point tangent, direction;
    };
    std::array<Face, 2> faces;
    for (const auto& [face, place] : {std::pair{&faces[0], corner.left}, {&faces[1], corner.right}}) {
        face->tangent = tangentAt(ground, place);
        face->direction = slipDirection(face->tangent, ground.body.b, state);
    }
    const double muK = ground.law.muK;
    const auto [left, right] = wedgeForces({faces[0].tangent, muK * faces[0].direction.x()},
                                           {faces[1].tangent, muK * faces[1].direction.x()}, ground.gravity);
    const double normal = std::max(left, right);
    const Point& direction = faces[left >= right ? 0 : 1].direction;
    return {normal, -muK * normal * direction.x(), -muK * normal * direction.y(),
            direction.isZero() ? 0.0 : 1.0};
}

ContactForces touchingForces(const Ground& ground, const PlaceOnPiece& place, const State& state) {
    const Point direction = slipDirection(tangentAt(ground, place), ground.body.b, state);
    return forcesOn(ground, place, state, !direction.isZero(), direction);
}

ContactForces restingForces(const Ground& ground, const PlaceOnPiece& place) {
    if (const auto corner = cornerAt(ground, {place.piece, place.parameter}))
        return cornerForces(ground, *corner, State());
    return touchingForces(ground, place, State());
}

ContactForces contactForces(const Ground& ground, const Segment& segment, double t, const State& state) {
    if (segment.mode() == Mode::flight) return {};
    const OffsetPiece& piece = ground.curve->pieces[segment.piece];
    const PlaceOnPiece place{segment.piece, parameterOf(piece, {state.x, state.y})};
    const double margin = insideSegment * (segment.to - segment.from);
    const double inside = std::clamp(t, segment.from + margin, segment.to - margin);
    if (segment.mode() == Mode::rest) {
        const auto corner = cornerAt(ground, {place.piece, place.parameter});
        return corner ? cornerForces(ground, *corner, segment.state(inside))
                      : forcesOn(ground, place, state, false, {0, 0});
    }
    if (!segment.slides()) return forcesOn(ground, place, state, false, {0, 0});
    const Point tangent = tangentAt(ground, place);
    Point direction = slipDirection(tangent, ground.body.b, state);
    if (direction.isZero()) direction = slipDirection(tangent, ground.body.b, segment.state(inside));
    if (direction.isZero()) { // slip that has just begun keeps its direction
        const State later = segment.state(0.5 * (segment.from + segment.to));
        direction = slipDirection(tangent, ground.body.b, later);
    }
    return forcesOn(ground, place, state, true, direction);
}

} // namespace talweg::rover
