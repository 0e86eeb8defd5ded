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
    std::optional<Requirement> requirement; ///< marked in the figure if it applies
    /// For designs evaluated with random runs: those runs, of which `result` is a part, and the verdicts on
    /// the designs.
    std::shared_ptr<const NoiseResult> noise = {};
    std::vector<DesignVerdict> verdicts = {};
    /// For unknown inputs: the study at all their values; otherwise null. `result`, `noise` and `verdicts`
    /// then have one design for each combination of the known inputs, with its worst case.
    std::shared_ptr<const UnknownResult> unknown = {};
    /// The Pareto-optimal designs; null while unknown.
    std::shared_ptr<const ParetoFront> front = {};
    /// Whether this is a pinned study, drawn below the others. A line of it is drawn only if it contains
    /// designs that the first of the other studies has, too (see SameDesigns).
    bool isBaseline = false;
    /// For a map of differences to the same designs of another result: that result; otherwise null.
    std::shared_ptr<const StudyShown> less = {};
};

} // namespace talweg
