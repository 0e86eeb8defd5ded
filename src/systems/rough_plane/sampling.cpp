#include "systems/rough_plane/sampling.h"

#include "base/translation.h"
#include "systems/rough_plane/outputs.h"
#include "systems/sampler.h"

#include <algorithm>
#include <limits>

namespace talweg::rough_plane {

namespace {

std::vector<Quantity> allQuantities() {
    std::vector<Quantity> list = quantitiesOf(quantityTable());
    for (const Model model : solvedModels)
        for (Quantity& quantity : quantitiesOf(modelTable())) {
            quantity.id += std::string("_") + idOf(model);
            quantity.label = tr("%1, %2", quantity.label, wordOf(model));
            list.push_back(std::move(quantity));
        }
    for (Quantity& quantity : quantitiesOf(printedErrorTable()))
        list.push_back(std::move(quantity));
    for (Quantity& quantity : quantitiesOf(spaceTable()))
        list.push_back(std::move(quantity));
    return list;
}

} // namespace

const std::vector<Quantity>& quantities() {
    static const std::vector<Quantity> list = allQuantities();
    return list;
}

std::vector<double> quantitiesAt(const Solved& solved, double t) {
    Moment moment = momentOf(solved, solved.mainTrajectory(), t);
    moment.force = forceAt(solved, moment.state, t);
    std::vector<double> values;
    values.reserve(quantities().size());
    addValues(values, quantityTable(), moment);
    for (const Trajectory& trajectory : solved.trajectories)
        if (trajectory.outcome == Outcome::givenUp && t > trajectory.duration)
            values.insert(values.end(), modelTable().size(), std::numeric_limits<double>::quiet_NaN());
        else
            addValues(values, modelTable(), momentOf(solved, trajectory, t));
    const auto stateBy = [&](Model model) {
        return solved.trajectories[static_cast<std::size_t>(model)].at(t);
    };
    addValues(values, printedErrorTable(), stateBy(Model::printed), stateBy(Model::decoupled));
    addValues(values, spaceTable(), inSpace(solved.inputs, solved.body, moment.state));
    return values;
}

Samples samplesOf(const Solved& solved, std::size_t rows) {
    std::vector<double> times;
    for (const Trajectory& trajectory : solved.trajectories)
        for (const Event& event : trajectory.events)
            if (event.t < solved.duration) times.push_back(event.t);
    if (solved.back && *solved.back < solved.duration) times.push_back(*solved.back);
    Sampler sampler(quantities().size());
    const auto& events = solved.mainTrajectory().events;
    for (const double t : sampleTimes(solved.duration, rows, std::move(times))) {
        const auto next = std::ranges::upper_bound(events, t, {}, &Event::t);
        sampler.add(t, quantitiesAt(solved, t), static_cast<int>((next - 1)->mode));
    }
    Samples samples = sampler.take();
    // Its mode would colour nothing: the path ends there.
    samples.mode.back() = samples.mode[samples.mode.size() - 2];
    return samples;
}

} // namespace talweg::rough_plane
