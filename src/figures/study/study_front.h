#pragma once

#include "figures/study/study_figure.h"

#include <stop_token>

namespace talweg {

/// The goals as axes of the result. Goals for inputs that are not swept are omitted.
std::vector<DesignGoal> goalsAmong(const SweepResult& result, const std::vector<StudyFigure::Goal>& goals);

/// Computes the Pareto-optimal designs. Null when cancelled. The result must have at most maxParetoDesigns
/// designs.
std::shared_ptr<const ParetoFront> frontOf(const StudyShown& shown, std::vector<DesignGoal> goals,
                                           const std::stop_token& stop = {});

} // namespace talweg
