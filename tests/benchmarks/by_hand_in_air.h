#pragma once

#include "by_hand.h"

namespace talweg::rover::by_hand {

/// The classical Runge–Kutta method with a fixed step of h seconds for the motion through air, with four
/// evaluations per step. Drag and gravity change the velocity of the centre. Contact is as in `stepped`; in
/// lasting contact, rolling resistance also slows the spin. The wind is uniform and parallel to the ground
/// vertically below the centre.
inline Ended steppedThroughAir(const Inputs& in, const Ground& ground, double h) {
    Points line = ground.profile.vertices;
    const double farX = line.back().x(), farY = line.back().y();
    line.insert(line.begin(), line.front() - Point(1000, 0));
    line.push_back(line.back() + Point(1000, 0));
    Points winds;
    for (std::size_t i = 1; i < line.size(); ++i)
        winds.push_back(in.wind * (line[i] - line[i - 1]).normalized());
    const double muK = std::min(in.mu, in.muK), resting = 4 * in.g * h, drag = ground.air.drag;
    Point centre = ground.profile.vertices.front() + Point(0, in.b);
    Point velocity(in.u4, 0);
    double spin = in.spin();
    std::size_t below = 1;
    for (double t = 0; t < in.tEnd; t += h) {
        while (below + 1 < line.size() && line[below].x() <= centre.x())
            ++below;
        while (below > 1 && line[below - 1].x() > centre.x())
            --below;
        const Point wind = winds[below - 1];
        const auto acceleration = [&](const Point& v) -> Point {
            const Point w = wind - v;
            return drag * w.norm() * w - Point(0, in.g);
        };
        const Point a1 = acceleration(velocity);
        const Point a2 = acceleration(velocity + 0.5 * h * a1);
        const Point a3 = acceleration(velocity + 0.5 * h * a2);
        const Point a4 = acceleration(velocity + h * a3);
        centre += h * velocity + h * h / 6 * (a1 + a2 + a3);
        velocity += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
        for (std::size_t i = 1; i < line.size(); ++i) {
            if (line[i].x() < centre.x() - in.b || line[i - 1].x() > centre.x() + in.b) continue;
            const Point along = line[i] - line[i - 1];
            const double part = std::clamp((centre - line[i - 1]).dot(along) / along.squaredNorm(), 0.0, 1.0);
            const Point off = centre - (line[i - 1] + part * along);
            const double distance = off.norm();
            if (distance >= in.b || distance == 0) continue;
            const Point normal = off / distance, tangent(normal.y(), -normal.x());
            centre += (in.b - distance) * normal;
            const double into = -velocity.dot(normal);
            if (into <= 0) continue;
            const bool rests = into < resting;
            const double push = (rests ? 1 : 1 + in.e) * into;
            if (rests) { // braking by c_rr b N, which does not reverse the spin
                const double braked = in.rollingResistance * push / (in.k() * in.b);
                spin -= std::clamp(spin, -braked, braked);
            }
            const double slip = velocity.dot(tangent) + in.b * spin;
            const double sticking = in.k() / (1 + in.k()) * std::abs(slip);
            const double friction = std::copysign(sticking <= in.mu * push ? sticking : muK * push, -slip);
            velocity += push * normal + friction * tangent;
            spin += friction / (in.k() * in.b);
        }
        if (centre.x() > farX && centre.y() - in.b > farY - 0.01 * in.b) return {true, farY};
        if (velocity.x() < 0) break;
    }
    return {false, centre.y() - in.b};
}

} // namespace talweg::rover::by_hand
