#include "figures/study/study_front.h"

#include <algorithm>

namespace talweg {

std::vector<DesignGoal> goalsAmong(const SweepResult& result, const std::vector<StudyFigure::Goal>& goals) {
    const std::vector<Axis>& axes = result.sweep.axes;
    std::vector<DesignGoal> found;
    for (const auto& [input, isMore] : goals)
        if (const auto axis = std::ranges::find(axes, input, &Axis::parameter); axis != axes.end())
            found.push_back({static_cast<std::size_t>(axis - axes.begin()), isMore});
    return found;
}

std::shared_ptr<const ParetoFront> frontOf(const StudyShown& shown, std::vector<DesignGoal> goals,
                                           const std::stop_token& stop) {
    auto front = std::make_shared<ParetoFront>();
    front->goals = std::move(goals);
    front->standings = shown.noise ? paretoDesigns(*shown.noise, front->goals, stop)
                                   : paretoDesigns(*shown.result, front->goals);
    const bool isWhole = !stop.stop_requested() && front->standings.size() == shown.result->designs;
    return isWhole ? front : nullptr;
}

} // namespace talweg
