#include "systems/rough_plane/body.h"

#include "base/angle.h"

#include <algorithm>
#include <cmath>

namespace talweg::rough_plane {

namespace {

/// Largest difference of shares that counts as rounding. If too small, forces in the ratio of the weights
/// seem to make the body spin; if too large, forces that do so are taken to be in this ratio.
constexpr double sameShare = 1e-14;

Particles particlesOf(const std::vector<GivenParticle>& given) {
    double mass = 0;
    Point moment(0, 0);
    for (const GivenParticle& one : given) {
        mass += one.mass;
        moment += one.mass * one.place;
    }
    Particles particles;
    for (const GivenParticle& one : given)
        particles.all.push_back({one.place - moment / mass, one.mass / mass});
    return particles;
}

/// Gives all particles the same share of friction, instead of a share by weight.
void shareEvenly(Body& body) {
    auto& all = std::get<Particles>(body.contact).all;
    const double share = 1 / static_cast<double>(all.size());
    body.balanced = std::ranges::all_of(all, [&](const auto& one) { return one.share == all.front().share; });
    for (auto& one : all)
        one.share = share;
}

/// Gives two particles shares of friction in the ratio of their forces (N). Without friction, shares have no
/// effect.
void shareByForce(Body& body, double c1, double c2) {
    auto& all = std::get<Particles>(body.contact).all;
    if (c1 + c2 == 0) return;
    const double first = c1 / (c1 + c2);
    body.balanced = std::abs(first - all[0].share) <= sameShare;
    if (body.balanced) return;
    all[0].share = first;
    all[1].share = 1 - first;
}

Contact contactOf(const Inputs& in) {
    switch (in.body) {
    case Shape::particle:
        return Particles{{{{0, 0}, 1}}};
    case Shape::particles:
        return particlesOf(in.particles);
    case Shape::rod:
        return Rod{in.L1, in.L2};
    case Shape::board:
    case Shape::box:
        break;
    }
    return Plate{in.a, in.b};
}

} // namespace

Body bodyOf(const Inputs& in) {
    Body body{contactOf(in), in.m};
    if (in.body == Shape::particles) {
        body.mass = 0;
        for (const GivenParticle& one : in.particles)
            body.mass += one.mass;
    }
    body.gyrationSquared = gyrationSquared(body.contact);
    body.balanced = isBalanced(body.contact);
    if (in.body == Shape::particles && in.sharing == Sharing::evenly) shareEvenly(body);
    if (hasOwnForces(in)) shareByForce(body, in.c1, in.c2);
    body.meanDistance = meanDistance(body.contact);
    return body;
}

Field fieldOf(const Inputs& in, const Body& body) {
    const double phi = in.phi * radiansPerDegree;
    const double friction = hasOwnForces(in)                 ? (in.c1 + in.c2) / body.mass
                            : in.frictionAs == FrictionAs::c ? in.cRough / body.mass
                                                             : in.mu * in.g * std::cos(phi);
    return {in.g * std::sin(phi), friction, in.cViscous / body.mass};
}

State startOf(const Inputs& in) {
    State state{in.x0, in.w0, 0, in.vx, in.vw, 0};
    if (in.body != Shape::particle) {
        state.theta = in.theta0 * radiansPerDegree;
        state.spin = in.spin;
    }
    return state;
}

Energies energiesOf(const Body& body, const Field& field, const State& s) {
    return {body.mass * (s.vx * s.vx + s.vw * s.vw) / 2,
            body.mass * body.gyrationSquared * s.spin * s.spin / 2, body.mass * field.slope * s.w};
}

} // namespace talweg::rough_plane
