#include "systems/rough_plane/outputs.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg::rough_plane {

namespace {

/// The run goes on until the rough models and the chosen one are at rest.
double durationOf(const Solved& solved) {
    double duration = solved.endOf(solved.mainMotion());
    if (solved.mainMotion().givenUp) return duration;
    for (const Model model : {Model::coupled, Model::decoupled})
        duration = std::max(duration, solved.endOf(solved.motions[static_cast<std::size_t>(model)]));
    // A body that never moves is shown for a while all the same.
    return duration > 0 ? duration : std::min(solved.inputs.tEnd, 1.0);
}

/// A motion that begins elsewhere.
Motion shifted(Motion motion, double x, double w) {
    motion.at = [at = std::move(motion.at), x, w](double t) {
        State state = at(t);
        state.x += x;
        state.w += w;
        return state;
    };
    return motion;
}

void audit(Solved& solved, const State& start) {
    const Motion& motion = solved.mainMotion();
    const double end = solved.endOf(motion);
    const double before = energiesOf(solved.body, solved.field, start).mechanical();
    double worst = 0;
    constexpr int parts = 64;
    for (int i = 0; i <= parts; ++i) {
        const State s = motion.at(end * i / parts);
        const Energies now = energiesOf(solved.body, solved.field, s);
        worst = std::max(worst, std::abs(now.mechanical() + s.dissipated - before));
        solved.scale = std::max({solved.scale, s.dissipated, now.translational + now.rotational});
    }
    solved.residual = solved.scale > 0 ? worst / solved.scale : 0;
}

std::vector<Quantity> allQuantities() {
    std::vector<Quantity> list = quantitiesOf(quantityTable());
    for (const Model model : models)
        for (Quantity& quantity : quantitiesOf(modelTable())) {
            quantity.id += std::string("_") + idOf(model);
            quantity.label += std::string(", ") + idOf(model);
            list.push_back(std::move(quantity));
        }
    for (Quantity& quantity : quantitiesOf(spaceTable()))
        list.push_back(std::move(quantity));
    return list;
}

} // namespace

double Solved::endOf(const Motion& motion) const {
    return std::min({motion.stop, inputs.tEnd, motion.givenUp.value_or(inputs.tEnd)});
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
    solved.motions = {coupledMotion(solved.body, solved.field, start, inputs.tEnd, stop),
                      decoupledMotion(solved.body, solved.field, start),
                      viscousMotion(solved.body, solved.field, start, inputs.stopSpeed)};
    if (!solved.motions.front().at) return solved;
    solved.duration = durationOf(solved);
    audit(solved, start);
    for (Motion& motion : solved.motions)
        motion = shifted(std::move(motion), inputs.x0, inputs.w0);
    return solved;
}

const std::vector<Quantity>& quantities() {
    static const std::vector<Quantity> list = allQuantities();
    return list;
}

std::vector<double> quantitiesAt(const Solved& solved, double t) {
    const Moment moment = momentOf(solved, solved.mainMotion(), t);
    std::vector<double> values;
    values.reserve(quantities().size());
    addValues(values, quantityTable(), moment);
    for (const Motion& motion : solved.motions)
        if (motion.givenUp && t > *motion.givenUp)
            values.insert(values.end(), modelTable().size(), std::numeric_limits<double>::quiet_NaN());
        else
            addValues(values, modelTable(), momentOf(solved, motion, t));
    addValues(values, spaceTable(), inSpace(solved.inputs, solved.body, moment.state));
    return values;
}

Samples samplesOf(const Solved& solved, std::size_t rows) {
    rows = std::max<std::size_t>(rows, 2);
    std::vector<double> times;
    for (std::size_t i = 0; i < rows; ++i)
        times.push_back(solved.duration * static_cast<double>(i) / static_cast<double>(rows - 1));
    for (const Motion& motion : solved.motions)
        for (const Change& change : motion.changes)
            if (change.t < solved.duration) times.push_back(change.t);
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());
    Samples samples{std::move(times), {}, {}};
    samples.columns.resize(quantities().size());
    const auto& changes = solved.mainMotion().changes;
    for (const double t : samples.t) {
        const std::vector<double> values = quantitiesAt(solved, t);
        for (std::size_t c = 0; c < values.size(); ++c)
            samples.columns[c].push_back(values[c]);
        const auto next = std::ranges::upper_bound(changes, t, {}, &Change::t);
        samples.mode.push_back(static_cast<int>((next - 1)->phase));
    }
    // Nothing of the path lies behind the last row.
    samples.mode.back() = samples.mode[samples.mode.size() - 2];
    return samples;
}

} // namespace talweg::rough_plane
