#include "systems/rover/motion/turning.h"

#include <algorithm>
#include <cmath>

namespace talweg::rover {

namespace {

constexpr double stepAngle = 0.1;                 ///< turned in one step, rad
constexpr int mostSteps = 4000;                   ///< in one motion
constexpr std::size_t mostTurningKnots = 200'000; ///< with more there is one step for each further motion

Eigen::Vector3d spinOf(const State& s) {
    return {s.side.wx, s.side.wy, s.w};
}

int stepsOf(const Motion& motion) {
    // In flight the spin is constant.
    const bool stepped = std::holds_alternative<Stepped>(motion.kind);
    if (std::holds_alternative<Flight>(motion.kind) || (stepped && motion.mode() == Mode::flight)) return 1;
    const double spin = std::max(spinOf(motion.start).norm(), spinOf(motion.state(motion.to)).norm());
    const double steps = std::ceil(spin * (motion.to - motion.from) / stepAngle);
    return static_cast<int>(std::clamp(steps, 1.0, double(mostSteps)));
}

} // namespace

Turning::Turning(const std::vector<Motion>& motions) : m_motions(&motions) {
    Eigen::Quaterniond turn = Eigen::Quaterniond::Identity();
    for (std::size_t i = 0; i < motions.size(); ++i) {
        const Motion& motion = motions[i];
        const int steps = m_knots.size() < mostTurningKnots ? stepsOf(motion) : 1;
        for (int n = 0; n < steps; ++n) {
            m_knots.push_back({motion.from + (motion.to - motion.from) * n / steps, i, turn});
            const double end = motion.from + (motion.to - motion.from) * (n + 1) / steps;
            turn = turnedOn(m_knots.back(), end).normalized();
        }
    }
}

Eigen::Quaterniond Turning::at(double t) const {
    if (m_knots.empty()) return Eigen::Quaterniond::Identity();
    const auto after = std::ranges::upper_bound(m_knots, t, {}, &Knot::t);
    const Knot& knot = after == m_knots.begin() ? *after : *(after - 1);
    return turnedOn(knot, std::clamp(t, knot.t, (*m_motions)[knot.motion].to));
}

/// One step of the Magnus expansion to fourth order, with the exact angle about z.
Eigen::Quaterniond Turning::turnedOn(const Knot& knot, double t) const {
    const double h = t - knot.t;
    if (h <= 0) return knot.turn;
    const Motion& motion = (*m_motions)[knot.motion];
    const State from = motion.state(knot.t);
    const State to = motion.state(t);
    const Eigen::Vector3d first = spinOf(from), last = spinOf(to);
    Eigen::Vector3d turn = 0.5 * h * (first + last);
    turn.z() = to.angle - from.angle;
    turn += h * h / 12 * last.cross(first);
    const double angle = turn.norm();
    if (angle == 0) return knot.turn;
    return Eigen::Quaterniond(Eigen::AngleAxisd(angle, turn / angle)) * knot.turn;
}

} // namespace talweg::rover
