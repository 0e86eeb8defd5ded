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

/// A result in the form that figures show. If there are several, each has its own dash and its own name in
/// the legend.
struct StudyShown {
    std::shared_ptr<const SweepResult> result;
    QString name;                           ///< e.g. "As published"
    std::optional<Requirement> requirement; ///< marked in the figure, if the figure shows its quantity
    /// Only if designs are evaluated by random runs: the random runs that `result` belongs to, and the
    /// verdicts on the designs.
    std::shared_ptr<const NoiseResult> noise = {};
    std::vector<DesignVerdict> verdicts = {};
    /// Only with unknown inputs: the result for all their values; otherwise null. `result`, `noise` and
    /// `verdicts` then have one design for each combination of the known inputs, with its worst case.
    std::shared_ptr<const UnknownResult> unknown = {};
    /// The Pareto-optimal designs; null while they are unknown.
    std::shared_ptr<const ParetoFront> front = {};
    /// Whether this is a baseline, drawn below the other results. Of its lines, only those are drawn that
    /// have designs in common with the first of the other results (see SameDesigns).
    bool isBaseline = false;
    /// Only for a map of differences: the result that is subtracted, at the same designs; otherwise null.
    std::shared_ptr<const StudyShown> less = {};
};

} // namespace talweg
