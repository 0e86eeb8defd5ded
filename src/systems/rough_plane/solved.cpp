#include "systems/rough_plane/solved.h"

#include <algorithm>
#include <cmath>

namespace talweg::rough_plane {

namespace {

/// The run goes on until the rough models and the chosen one are at rest.
double durationOf(const Solved& solved) {
    double duration = solved.endOf(solved.mainTrajectory());
    if (solved.mainTrajectory().outcome == Outcome::givenUp) return duration;
    for (const Model model : {Model::coupled, Model::decoupled})
        duration = std::max(duration, solved.endOf(solved.trajectories[static_cast<std::size_t>(model)]));
    // A body that never moves is shown for a while all the same.
    return duration > 0 ? duration : std::min(solved.inputs.tEnd, 1.0);
}

/// A trajectory that begins elsewhere.
Trajectory shifted(Trajectory trajectory, double x, double w) {
    for (Segment& segment : trajectory.segments)
        segment.at = [at = std::move(segment.at), x, w](double t) {
            State state = at(t);
            state.x += x;
            state.w += w;
            return state;
        };
    return trajectory;
}

void audit(Solved& solved, const State& start) {
    const Trajectory& trajectory = solved.mainTrajectory();
    const double end = solved.endOf(trajectory);
    Ledger ledger(energiesOf(solved.body, solved.field, start).mechanical());
    constexpr int parts = 64; // at which the energy is added up; it changes steadily in between
    for (int i = 0; i <= parts; ++i) {
        const State s = trajectory.at(end * i / parts);
        const Energies now = energiesOf(solved.body, solved.field, s);
        ledger.enter(now.mechanical() + s.dissipated);
        solved.scale = std::max({solved.scale, s.dissipated, now.translational + now.rotational});
    }
    solved.residual = solved.scale > 0 ? ledger.residual(solved.scale) : 0;
}

} // namespace

double Solved::endOf(const Trajectory& trajectory) const {
    return std::min(trajectory.duration, inputs.tEnd);
}

Solved solveAll(const Inputs& inputs, const std::stop_token& stop) {
    Solved solved;
    solved.inputs = inputs;
    solved.body = bodyOf(inputs);
    solved.field = fieldOf(inputs, solved.body);
    solved.start = startOf(inputs);
    // Solved from the origin: far from it a place has fewer digits left for how it changes.
    State start = solved.start;
    start.x = start.w = 0;
    solved.trajectories = {coupledMotion(solved.body, solved.field, start, inputs.tEnd, stop),
                           decoupledMotion(solved.body, solved.field, start),
                           viscousMotion(solved.body, solved.field, start, inputs.stopSpeed)};
    if (solved.isCancelled()) return solved;
    solved.duration = durationOf(solved);
    audit(solved, start);
    for (Trajectory& trajectory : solved.trajectories)
        trajectory = shifted(std::move(trajectory), inputs.x0, inputs.w0);
    return solved;
}

} // namespace talweg::rough_plane
