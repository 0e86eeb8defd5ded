#include "systems/rover/motion/driving.h"
#include "systems/rover/motion/simulation.h"
#include "systems/rover/motion/wind_legs.h"

#include <algorithm>
#include <cmath>

namespace talweg::rover {

namespace {

/// Largest relative change of the speeds by one bounce, to first order, at which averaging is tried. If too
/// small, averaging begins late; if too large, it is tried in vain.
constexpr double summedChange = 5e-3;
/// Rounding error of directions, below which components are set to zero. It is needed where a face is also
/// the ground below itself and the wind blows along it. If too small, faces seem to rise above themselves.
constexpr double directionRounding = 1e-14;

double unlessRounding(double x) {
    return std::abs(x) < directionRounding ? 0 : x;
}

/// Describes a piece as a face for bounces.
BounceFace bounceFaceOf(const Ground& ground, const OffsetPiece& piece, const GroundBelow& below) {
    const Point &t = piece.tangent, &n = piece.normal;
    const double slope = below.slope();
    return {.air = ground.air,
            .body = ground.body,
            .law = ground.law,
            .gravity = {-ground.gravity * t.y(), -ground.gravity * n.y()},
            .windward = {t.dot(below.tangent), unlessRounding(n.dot(below.tangent))},
            .rise = {unlessRounding(t.y() - t.x() * slope), n.y() - n.x() * slope},
            .height = below.heightOf(piece.anchor)};
}

} // namespace

std::optional<BouncingInAir> WindLegs::bouncesThroughAir(const Takeoff& takeoff, double timeLeft,
                                                         bool backwards) const {
    const OffsetPiece& piece = m_ground.curve->pieces[takeoff.piece];
    const double away = takeoff.separation.value_or(0), b = m_ground.body.b;
    const bool line = piece.shape == OffsetPiece::Shape::line && !piece.isUpright();
    if (!line || away <= 0 || m_ground.air.drag == 0 || 1 - m_ground.law.e > summedChange)
        return std::nullopt;
    const State& s = takeoff.state;
    const Point centre(s.x, s.y), velocity(s.vx, s.vy);
    const std::size_t face = faceBelow(m_ground, s);
    const GroundBelow below = groundBelow(m_ground, face);
    const double pull = m_ground.gravity * piece.normal.y();
    const Point past = m_ground.air.windAt(below.heightOf(centre)) * below.tangent - velocity;
    if (m_ground.air.drag * past.norm() * 2 * away / pull > summedChange) return std::nullopt;
    const auto [lo, hi] = partAbove(m_ground, piece, face);
    const double along = piece.tangent.dot(velocity);
    double slip = along + b * s.w;
    if (std::abs(slip) <= slipRounding * (std::abs(along) + b * std::abs(s.w))) slip = 0;
    const BounceLimits limits{lo,
                              hi,
                              timeLeft,
                              {piece.tangent.x(), piece.normal.x()},
                              backwards,
                              countedImpactSpeed,
                              slowestRebound(m_ground)};
    auto many = BounceAverage::over(bounceFaceOf(m_ground, piece, below),
                                    {parameterOf(piece, centre), along, away, slip}, limits, m_keep);
    if (!many) return std::nullopt;
    return BouncingInAir{std::move(*many), piece.anchor, piece.tangent, piece.normal};
}

} // namespace talweg::rover
