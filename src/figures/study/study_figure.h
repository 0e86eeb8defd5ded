#pragma once

#include "study/noise_pareto.h"
#include "study/requirement.h"
#include "study/sweep.h"
#include "study/unknown.h"
#include "systems/study_recipe.h"

#include <QString>
#include <memory>
#include <optional>

namespace talweg {

/// A result as a figure shows it. If there are several, each has its own dash and its name in the legend.
struct StudyShown {
    std::shared_ptr<const SweepResult> result;
    QString name;                           ///< e.g. "As published"
    std::optional<Requirement> requirement; ///< marked if it applies
    /// For designs evaluated with random runs: those runs, of which `result` is a part, and the verdicts on
    /// the designs.
    std::shared_ptr<const NoiseResult> noise = {};
    std::vector<DesignVerdict> verdicts = {};
    /// For unknown inputs: the study at all their values. `result`, `noise` and `verdicts` then belong to the
    /// designs that can be chosen, at their worst; otherwise null.
    std::shared_ptr<const UnknownResult> unknown = {};
    /// The Pareto-optimal designs; null while unknown.
    std::shared_ptr<const ParetoFront> front = {};
    /// A pinned study below the others: its lines are drawn where they go through designs that the first of
    /// the others has too (see SameDesigns).
    bool isBaseline = false;
    /// For a map of differences to the same designs of another result: that result; otherwise null.
    std::shared_ptr<const StudyShown> less = {};
};

} // namespace talweg
