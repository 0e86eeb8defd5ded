#pragma once

#include "figures/study/study_figure.h"

#include <stop_token>

namespace talweg {

/// What counts beside success, of inputs that are swept; goals of others are left out.
std::vector<DesignGoal> goalsAmong(const SweepResult& result, const std::vector<StudyFigure::Goal>& goals);

/// The Pareto-optimal designs. Null when cancelled; there are no more than maxParetoDesigns.
std::shared_ptr<const ParetoFront> frontOf(const StudyShown& shown, std::vector<DesignGoal> goals,
                                           const std::stop_token& stop = {});

} // namespace talweg
