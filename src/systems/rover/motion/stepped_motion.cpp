#include "systems/rover/motion/stepped_motion.h"

#include "systems/rover/motion/corner.h"

#include <algorithm>
#include <optional>

namespace talweg::rover {

namespace {

/// Smallest depth, relative to the coordinates, of contacts that begin and end within a step. If too small,
/// rounding causes impacts; if too large, flights pass through rims.
constexpr double dipRounding = 1e-12;

/// Whether a flight has passed the end of the piece of its take-off.
bool hasLeft(const OffsetPiece& piece, const State& takeoff, double x) {
    return takeoff.vx > 0 ? x > piece.end.x() : takeoff.vx < 0 && x < piece.start.x();
}

/// Height above the line of the take-off at which a flight passes the end of the line, m; if negative, the
/// flight lands before. Computed from the speeds at the take-off, because close to the end the displacement
/// has no accurate digits.
double gapAtEnd(const Ground& ground, const Takeoff& takeoff) {
    const OffsetPiece& piece = ground.curve->pieces[takeoff.piece];
    const State& s = takeoff.state;
    const double end = s.vx > 0 ? piece.end.x() : piece.start.x();
    const double passes = std::max(0.0, (end - s.x) / s.vx);
    return passes * (*takeoff.separation - 0.5 * ground.gravity * piece.normal.y() * passes);
}

/// The other face of the corner in which a flight begins; null if it does not begin in a corner.
const OffsetPiece* besideCorner(const Ground& ground, const Takeoff& takeoff) {
    const OffsetPiece& piece = ground.curve->pieces[takeoff.piece];
    const double parameter = parameterOf(piece, {takeoff.state.x, takeoff.state.y});
    const auto corner = cornerAt(ground, {takeoff.piece, parameter});
    if (!corner) return nullptr;
    const std::size_t other = corner->left.piece == takeoff.piece ? corner->right.piece : corner->left.piece;
    return &ground.curve->pieces[other];
}

/// The wall adjacent to or above the piece `beside` that a flight has struck; nothing if it has struck none.
std::optional<std::size_t> wallStruck(const Ground& ground, std::size_t beside, const State& state) {
    const auto& pieces = ground.curve->pieces;
    const Point centre(state.x, state.y);
    const double slack = dipRounding * (centre.norm() + ground.body.b);
    if (std::abs(state.y - ground.curve->elevation(state.x)) <= slack)
        return std::nullopt; // the flight is on the piece itself
    std::optional<std::size_t> struck;
    double nearest = 0;
    const auto consider = [&](std::size_t i) {
        const OffsetPiece& wall = pieces[i];
        if (!wall.isUpright()) return false;
        const double apart = (centre - wall.at(parameterOf(wall, centre), ground.curve->radius)).norm();
        const bool isReached = wall.normal.dot(centre - wall.anchor) <= slack;
        if (isReached && hitsWall(wall, state.y, {state.vx, state.vy}) && (!struck || apart < nearest)) {
            struck = i;
            nearest = apart;
        }
        return true;
    };
    for (std::size_t i = beside; i > 0 && consider(i - 1); --i)
        ;
    for (std::size_t i = beside + 1; i < pieces.size() && consider(i); ++i)
        ;
    return struck;
}

/// The piece on which a flight has landed. A fall from an edge without speed lands at once on the piece
/// beyond the edge.
std::size_t landingPiece(const Ground& ground, const Takeoff& takeoff, const Leg& leg) {
    const auto& pieces = ground.curve->pieces;
    if (leg.duration > 0 || takeoff.separation.value_or(1) > 0) {
        const std::size_t piece = ground.curve->pieceAt(leg.end.x);
        return wallStruck(ground, piece, leg.end).value_or(piece);
    }
    const bool right =
        leg.end.x - pieces[takeoff.piece].start.x() > pieces[takeoff.piece].end.x() - leg.end.x;
    return right ? takeoff.piece + 1 : takeoff.piece - 1;
}

} // namespace

void land(Leg& leg, const Ground& ground, const Takeoff& takeoff) {
    leg.touch.piece = landingPiece(ground, takeoff, leg);
    const OffsetPiece& piece = ground.curve->pieces[leg.touch.piece];
    leg.touch.parameter = parameterOf(piece, {leg.end.x, leg.end.y});
    if (piece.isUpright()) leg.end.x = piece.start.x();
}

double gapAfter(const Ground& ground, const Takeoff& takeoff, const Point& displacement) {
    const OffsetPiece& piece = ground.curve->pieces[takeoff.piece];
    const bool isLine = piece.shape == OffsetPiece::Shape::line;
    const State& s = takeoff.state;
    const double x = s.x + displacement.x();
    if (takeoff.separation && !hasLeft(piece, s, x)) return gapToTakeoff(ground, takeoff, displacement);
    if (takeoff.separation.value_or(0) > 0 && isLine) {
        const double under = gapAtEnd(ground, takeoff);
        if (under < 0) return under;
        const OffsetPiece* beside = besideCorner(ground, takeoff);
        if (beside && x >= beside->start.x() && x <= beside->end.x()
            && beside->shape == OffsetPiece::Shape::line)
            return beside->normal.dot(displacement);
    }
    return s.y + displacement.y() - ground.curve->elevation(x);
}

double gapToTakeoff(const Ground& ground, const Takeoff& takeoff, const Point& displacement) {
    const OffsetPiece& piece = ground.curve->pieces[takeoff.piece];
    if (piece.shape == OffsetPiece::Shape::line) return piece.normal.dot(displacement);
    const Point from(takeoff.state.x, takeoff.state.y);
    return 2 * (from - piece.anchor).dot(displacement) + displacement.squaredNorm();
}

/// A depth within the rounding error of the coordinates does not count as below.
bool FlightDips::isBelow(std::size_t index, const InFlight& flight) const {
    const OffsetPiece& piece = m_ground.curve->pieces[index];
    const Point from = flight.centre - piece.anchor;
    const double b = m_ground.body.b, depth = dipRounding * (flight.centre.norm() + b);
    return piece.shape == OffsetPiece::Shape::line ? piece.normal.dot(from) < -depth
                                                   : from.squaredNorm() < (b - depth) * (b - depth);
}

double FlightDips::climbOver(std::size_t index, const InFlight& flight) const {
    const OffsetPiece& piece = m_ground.curve->pieces[index];
    const bool isLine = piece.shape == OffsetPiece::Shape::line;
    return (isLine ? piece.normal : Point(flight.centre - piece.anchor)).dot(flight.velocity);
}

/// Abscissa at which the flight leaves `piece` on its way to the piece `last`.
double FlightDips::jointAfter(std::size_t piece, std::size_t last) const {
    const OffsetPiece& here = m_ground.curve->pieces[piece];
    return last > piece ? here.end.x() : here.start.x();
}

State rateOf(const Ground& ground, const Touch& touch, double acceleration, double spinRate) {
    const OffsetPiece& piece = ground.curve->pieces[touch.piece];
    const Point t = tangentOf(piece, touch.parameter), outward(-t.y(), t.x());
    const bool arc = piece.shape == OffsetPiece::Shape::arc;
    const double inwards = arc ? touch.speed * touch.speed / ground.body.b : 0;
    const Point velocity = touch.speed * t, change = acceleration * t - inwards * outward;
    return {velocity.x(), velocity.y(), change.x(), change.y(), spinRate, touch.spin};
}

} // namespace talweg::rover
