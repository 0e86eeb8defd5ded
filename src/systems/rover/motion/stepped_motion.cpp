#include "systems/rover/motion/stepped_motion.h"

namespace talweg::rover {

namespace {

/// Tells a landing within a step from the error of the integration, as a fraction of the way flown: fixed
/// steps make that much of it. Smaller, and flights land in the air; larger, and they miss landings near an
/// edge.
constexpr double gapRounding = 1e-9;

/// How far above a line the centre was as it passed the line's end: below, it landed within the step.
double gapAtEnd(const Ground& ground, const OffsetPiece& piece, double x, const Point& displacement,
                const Point& velocity) {
    const double since = (x - (x > piece.end.x() ? piece.end.x() : piece.start.x())) / velocity.x();
    const double fallen = 0.5 * ground.gravity * since * since;
    return piece.normal.dot(
        Point(displacement.x() - velocity.x() * since, displacement.y() - velocity.y() * since - fallen));
}

} // namespace

std::size_t landingPiece(const Ground& ground, const Takeoff& takeoff, const Leg& leg) {
    const auto& pieces = ground.curve.pieces;
    if (leg.duration > 0 || takeoff.separation.value_or(1) > 0) return ground.curve.pieceAt(leg.end.x);
    const bool right =
        leg.end.x - pieces[takeoff.piece].start.x() > pieces[takeoff.piece].end.x() - leg.end.x;
    return right ? takeoff.piece + 1 : takeoff.piece - 1;
}

double gapAfter(const Ground& ground, const Takeoff& takeoff, const Point& displacement,
                const Point& velocity) {
    const OffsetPiece& piece = ground.curve.pieces[takeoff.piece];
    const bool isLine = piece.shape == OffsetPiece::Shape::line;
    const State& s = takeoff.state;
    const double x = s.x + displacement.x();
    if (takeoff.separation && x >= piece.start.x() && x <= piece.end.x())
        return gapToTakeoff(ground, takeoff, displacement);
    if (takeoff.separation.value_or(0) > 0 && isLine) {
        const double under = gapAtEnd(ground, piece, x, displacement, velocity);
        if (under < -gapRounding * displacement.norm()) return under;
    }
    return s.y + displacement.y() - ground.curve.elevation(x);
}

double gapToTakeoff(const Ground& ground, const Takeoff& takeoff, const Point& displacement) {
    const OffsetPiece& piece = ground.curve.pieces[takeoff.piece];
    if (piece.shape == OffsetPiece::Shape::line) return piece.normal.dot(displacement);
    const Point from(takeoff.state.x, takeoff.state.y);
    return 2 * (from - piece.anchor).dot(displacement) + displacement.squaredNorm();
}

State rateOf(const Ground& ground, const Touch& touch, double acceleration, double spinRate) {
    const OffsetPiece& piece = ground.curve.pieces[touch.piece];
    const Point t = tangentOf(piece, touch.parameter), outward(-t.y(), t.x());
    const bool arc = piece.shape == OffsetPiece::Shape::arc;
    const double inwards = arc ? touch.speed * touch.speed / ground.body.b : 0;
    const Point velocity = touch.speed * t, change = acceleration * t - inwards * outward;
    return {velocity.x(), velocity.y(), change.x(), change.y(), spinRate, touch.spin};
}

} // namespace talweg::rover
