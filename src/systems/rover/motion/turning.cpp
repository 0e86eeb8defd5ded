#include "systems/rover/motion/turning.h"

#include <algorithm>
#include <cmath>

namespace talweg::rover {

namespace {

/// Rotation of the sphere in one step, rad. The error of the method is its fifth power, 1e-6 rad. If too
/// large, drawn rotations drift.
constexpr double stepAngle = 0.1;
/// Limits on the memory of one segment and of a run; beyond the latter, further segments take one step each.
/// If too small, rotations of long runs are drawn wrongly sooner.
constexpr int maxSteps = 4000;
constexpr std::size_t maxTurningKnots = 200'000;

/// The axle counts as vertical, without a heading, if the horizontal component of its unit vector is shorter
/// than this. Smaller lengths are rounding errors. If too large, an axle that leans far has no heading.
constexpr double uprightAxle = 1e-12;

Eigen::Vector3d spinOf(const State& s) {
    return {s.side.wx, s.side.wy, s.w};
}

int stepsOf(const Segment& segment) {
    // In flight the spin is constant.
    const bool stepped = std::holds_alternative<Stepped>(segment.kind);
    if (std::holds_alternative<Flight>(segment.kind) || (stepped && segment.mode() == Mode::flight)) return 1;
    const double spin = std::max(spinOf(segment.start).norm(), spinOf(segment.state(segment.to)).norm());
    const double steps = std::ceil(spin * (segment.to - segment.from) / stepAngle);
    return static_cast<int>(std::clamp(steps, 1.0, double(maxSteps)));
}

} // namespace

Attitude attitudeOf(const Eigen::Quaterniond& turning) {
    const Eigen::Matrix3d turned = turning.toRotationMatrix();
    const Eigen::Vector3d axle = turned.col(2);
    const double level = std::hypot(axle.x(), axle.z());
    const bool upright = level < uprightAxle;
    const double heading = upright ? 0 : std::atan2(axle.x(), axle.z());
    const double lean = std::atan2(0.0 - axle.y(), level); // avoids −0
    using Eigen::AngleAxisd, Eigen::Vector3d;
    const Eigen::Matrix3d axleTurned =
        (AngleAxisd(heading, Vector3d::UnitY()) * AngleAxisd(lean, Vector3d::UnitX())).toRotationMatrix();
    const Vector3d front = axleTurned.transpose() * turned.col(0);
    return {heading, lean, std::atan2(front.y(), front.x())};
}

Turning::Turning(const std::vector<Segment>& segments) : m_segments(&segments) {
    Eigen::Quaterniond turn = Eigen::Quaterniond::Identity();
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const Segment& segment = segments[i];
        const int steps = m_knots.size() < maxTurningKnots ? stepsOf(segment) : 1;
        for (int n = 0; n < steps; ++n) {
            m_knots.push_back({segment.from + (segment.to - segment.from) * n / steps, i, turn});
            const double end = segment.from + (segment.to - segment.from) * (n + 1) / steps;
            turn = turnedOn(m_knots.back(), end).normalized();
        }
    }
}

Eigen::Quaterniond Turning::at(double t) const {
    if (m_knots.empty()) return Eigen::Quaterniond::Identity();
    const auto after = std::ranges::upper_bound(m_knots, t, {}, &Knot::t);
    const Knot& knot = after == m_knots.begin() ? *after : *(after - 1);
    return turnedOn(knot, std::clamp(t, knot.t, (*m_segments)[knot.segment].to));
}

/// One step of the fourth-order Magnus expansion, with the exact angle about z.
Eigen::Quaterniond Turning::turnedOn(const Knot& knot, double t) const {
    const double h = t - knot.t;
    if (h <= 0) return knot.turn;
    const Segment& segment = (*m_segments)[knot.segment];
    const State from = segment.state(knot.t);
    const State to = segment.state(t);
    const Eigen::Vector3d first = spinOf(from), last = spinOf(to);
    Eigen::Vector3d turn = 0.5 * h * (first + last);
    turn.z() = to.angle - from.angle;
    turn += h * h / 12 * last.cross(first);
    const double angle = turn.norm();
    if (angle == 0) return knot.turn;
    return Eigen::Quaterniond(Eigen::AngleAxisd(angle, turn / angle)) * knot.turn;
}

} // namespace talweg::rover
