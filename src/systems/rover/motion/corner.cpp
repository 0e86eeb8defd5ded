#include "systems/rover/motion/corner.h"

#include <algorithm>
#include <cmath>

namespace talweg::rover {

namespace {

/// Rounding error of coordinates, relative to them. Added to the tolerance cornerReach.
constexpr double coordinateRounding = 1e-15;

/// Largest relative change of the slope of a rim's tangent at which the rim still counts as a face. If too
/// large, the rim's curvature has an effect; if too small, motion in its corner is not magnified, and
/// cut-offs have an effect.
constexpr double straightness = 1e-5;

std::optional<Corner> cornerBetween(const OffsetCurve& curve, std::size_t left) {
    const auto& pieces = curve.pieces;
    if (left + 1 >= pieces.size() || curve.joint(left) != OffsetCurve::Joint::corner) return std::nullopt;
    return Corner{{left, pieces[left].to}, {left + 1, pieces[left + 1].from}};
}

/// The distance (m) that a sphere can move along a piece if it can rise `height` (m) above the corner at the
/// end of the piece. `up` is the tangent away from the corner. Nothing if the piece does not rise that far,
/// or is not nearly straight.
std::optional<double> wayUp(const Ground& ground, const OffsetPiece& piece, const Point& up, double height) {
    if (up.y() <= levelTilt) return std::nullopt;
    const double way = height / up.y();
    const double radius = ground.curve->radius;
    const bool line = piece.shape == OffsetPiece::Shape::line;
    const double length = (line ? 1 : radius) * (piece.to - piece.from);
    if (way >= length || (!line && way >= straightness * radius * up.y())) return std::nullopt;
    return way;
}

OffsetPiece wedgeFace(const Ground& ground, const PlaceOnPiece& end, double from, double to) {
    OffsetPiece face;
    face.tilt = tiltAt(ground, end);
    face.tangent = tangentAt(ground, end);
    face.normal = {-face.tangent.y(), face.tangent.x()};
    face.from = from;
    face.to = to;
    face.start = from * face.tangent;
    face.end = to * face.tangent;
    return face;
}

} // namespace

std::optional<Corner> cornerAt(const Ground& ground, const Touch& touch) {
    const OffsetPiece& piece = ground.curve->pieces[touch.piece];
    const double coordinates = std::abs(piece.start.x()) + std::abs(piece.start.y());
    const double length = cornerReach * ground.body.b + coordinateRounding * coordinates;
    const double reach = piece.shape == OffsetPiece::Shape::line ? length : length / ground.body.b;
    if (piece.to - touch.parameter < reach)
        if (const auto corner = cornerBetween(*ground.curve, touch.piece)) return corner;
    return touch.piece > 0 && touch.parameter - piece.from < reach
               ? cornerBetween(*ground.curve, touch.piece - 1)
               : std::nullopt;
}

bool isWell(const Ground& ground, const Corner& corner) {
    return tiltAt(ground, corner.left) < levelTilt && tiltAt(ground, corner.right) > -levelTilt;
}

Point placeOf(const Ground& ground, const PlaceOnPiece& place) {
    return ground.curve->pieces[place.piece].at(place.parameter, ground.curve->radius);
}

std::optional<Corner> cornerHolding(const Ground& ground, std::size_t piece, const Point& centre,
                                    double height) {
    const auto& pieces = ground.curve->pieces;
    for (const bool atEnd : {true, false}) {
        if (!atEnd && piece == 0) continue;
        const auto corner = cornerBetween(*ground.curve, atEnd ? piece : piece - 1);
        if (!corner) continue;
        const auto left = wayUp(ground, pieces[corner->left.piece], -tangentAt(ground, corner->left), height);
        const auto right =
            wayUp(ground, pieces[corner->right.piece], tangentAt(ground, corner->right), height);
        if (!left || !right) continue;
        if ((centre - placeOf(ground, corner->left)).norm() <= std::max(*left, *right)) return corner;
    }
    return std::nullopt;
}

Ground wedgeAt(const Ground& ground, const Corner& corner, double length) {
    Ground wedge = ground;
    wedge.profile = {};
    wedge.profile.vertices = {{0, -ground.body.b}};
    wedge.profile.leftTilt = tiltAt(ground, corner.left);
    wedge.profile.rightTilt = tiltAt(ground, corner.right);
    wedge.profile.hasFarEnd = false;
    wedge.curve = std::make_shared<const OffsetCurve>(OffsetCurve{
        ground.curve->radius,
        {wedgeFace(ground, corner.left, -length, 0), wedgeFace(ground, corner.right, 0, length)}});
    wedge.start = 0;
    return wedge;
}

} // namespace talweg::rover
