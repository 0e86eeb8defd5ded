#include "systems/rough_plane/outputs.h"
#include "systems/sampler.h"

#include "base/translation.h"

#include <algorithm>
#include <cmath>
#include <limits>

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
    constexpr int parts = 64;
    for (int i = 0; i <= parts; ++i) {
        const State s = trajectory.at(end * i / parts);
        const Energies now = energiesOf(solved.body, solved.field, s);
        ledger.enter(now.mechanical() + s.dissipated);
        solved.scale = std::max({solved.scale, s.dissipated, now.translational + now.rotational});
    }
    solved.residual = solved.scale > 0 ? ledger.residual(solved.scale) : 0;
}

std::vector<Quantity> allQuantities() {
    std::vector<Quantity> list = quantitiesOf(quantityTable());
    for (const Model model : models)
        for (Quantity& quantity : quantitiesOf(modelTable())) {
            quantity.id += std::string("_") + idOf(model);
            quantity.label = tr("%1, %2", quantity.label, wordOf(model));
            list.push_back(std::move(quantity));
        }
    for (Quantity& quantity : quantitiesOf(spaceTable()))
        list.push_back(std::move(quantity));
    return list;
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

const std::vector<Quantity>& quantities() {
    static const std::vector<Quantity> list = allQuantities();
    return list;
}

std::vector<double> quantitiesAt(const Solved& solved, double t) {
    const Moment moment = momentOf(solved, solved.mainTrajectory(), t);
    std::vector<double> values;
    values.reserve(quantities().size());
    addValues(values, quantityTable(), moment);
    for (const Trajectory& trajectory : solved.trajectories)
        if (trajectory.outcome == Outcome::givenUp && t > trajectory.duration)
            values.insert(values.end(), modelTable().size(), std::numeric_limits<double>::quiet_NaN());
        else
            addValues(values, modelTable(), momentOf(solved, trajectory, t));
    addValues(values, spaceTable(), inSpace(solved.inputs, solved.body, moment.state));
    return values;
}

Samples samplesOf(const Solved& solved, std::size_t rows) {
    std::vector<double> times;
    for (const Trajectory& trajectory : solved.trajectories)
        for (const Event& event : trajectory.events)
            if (event.t < solved.duration) times.push_back(event.t);
    Sampler sampler(quantities().size());
    const auto& events = solved.mainTrajectory().events;
    for (const double t : sampleTimes(solved.duration, rows, std::move(times))) {
        const auto next = std::ranges::upper_bound(events, t, {}, &Event::t);
        sampler.add(t, quantitiesAt(solved, t), static_cast<int>((next - 1)->mode));
    }
    Samples samples = sampler.take();
    // Nothing of the path lies behind the last row.
    samples.mode.back() = samples.mode[samples.mode.size() - 2];
    return samples;
}

} // namespace talweg::rough_plane
