#include "systems/rover/motion/corner.h"

#include <cmath>

namespace talweg::rover {

namespace {

/// Of the coordinates (m), in addition to cornerReach: where they are large, their last digit is.
constexpr double coordinateRounding = 1e-15;

std::optional<Corner> cornerBetween(const OffsetCurve& curve, std::size_t left) {
    const auto& pieces = curve.pieces;
    if (left + 1 >= pieces.size() || curve.joint(left) != OffsetCurve::Joint::corner) return std::nullopt;
    return Corner{{left, pieces[left].to}, {left + 1, pieces[left + 1].from}};
}

} // namespace

std::optional<Corner> cornerAt(const Ground& ground, const Touch& touch) {
    const OffsetPiece& piece = ground.curve.pieces[touch.piece];
    const double coordinates = std::abs(piece.start.x()) + std::abs(piece.start.y());
    const double length = cornerReach * ground.body.b + coordinateRounding * coordinates;
    const double reach = piece.shape == OffsetPiece::Shape::line ? length : length / ground.body.b;
    if (piece.to - touch.parameter < reach)
        if (const auto corner = cornerBetween(ground.curve, touch.piece)) return corner;
    return touch.piece > 0 && touch.parameter - piece.from < reach
               ? cornerBetween(ground.curve, touch.piece - 1)
               : std::nullopt;
}

bool isWell(const Ground& ground, const Corner& corner) {
    return tiltAt(ground, corner.left) < levelTilt && tiltAt(ground, corner.right) > -levelTilt;
}

} // namespace talweg::rover
