#include "systems/rover/motion/reserve.h"

#include "base/number.h"

namespace talweg::rover {

namespace {

/// Kinetic energy of a state as a height, (v² + k b² ω²)/(2 g), m.
double kineticHeight(const Inputs& in, const State& state) {
    const auto& [z, vz, wx, wy] = state.side;
    const double speeds = state.vx * state.vx + state.vy * state.vy + vz * vz;
    const double spins = state.w * state.w + wx * wx + wy * wy;
    return (speeds + in.k() * in.b * in.b * spins) / (2 * in.g);
}

} // namespace

double reserve(const Inputs& in, const Ground& ground, const Trajectory& trajectory) {
    const double rim = ground.profile.vertices.back().y();
    switch (trajectory.outcome) {
    case Outcome::crossed:
        return kineticHeight(in, trajectory.end) + trajectory.end.y - in.b - rim;
    case Outcome::rebounded:
    case Outcome::turned:
    case Outcome::stopped:
        return trajectory.height - rim;
    case Outcome::escaped:
        return trajectory.lowest - rim;
    case Outcome::timeLimit:
    case Outcome::givenUp:
        break;
    }
    return nothing;
}

} // namespace talweg::rover
