#pragma once

#include "systems/rover/experiment/ground.h"

#include <algorithm>
#include <cmath>

/// A simple time-stepping solver as reference for benchmarks. It shares no code with the program's solvers.
namespace talweg::rover::by_hand {

struct Ended {
    bool crossed = false;
    double height = 0; ///< of the sphere's lowest point, m
};

/// Semi-implicit Euler with a fixed step of h seconds. A sphere that has entered the ground is in contact: it
/// is pushed out, and an impact changes its velocity. The impact has no restitution if the approach is slower
/// than the speed that gravity produces in four steps. No event is located in time. A run ends beyond the far
/// rim, or when the sphere moves back. Always uses the consistent convention, whatever `in` contains.
inline Ended stepped(const Inputs& in, const Ground& ground, double h) {
    Points line = ground.profile.vertices;
    const double farX = line.back().x(), farY = line.back().y();
    line.insert(line.begin(), line.front() - Point(1000, 0));
    line.push_back(line.back() + Point(1000, 0));
    const double muK = std::min(in.mu, in.muK), resting = 4 * in.g * h;
    Point centre = ground.profile.vertices.front() + Point(0, in.b);
    Point velocity(in.u4, 0);
    double spin = in.spin();
    for (double t = 0; t < in.tEnd; t += h) {
        velocity.y() -= in.g * h;
        centre += h * velocity;
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
            const double push = (into < resting ? 1 : 1 + in.e) * into;
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
