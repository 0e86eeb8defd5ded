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

/// A result as a figure shows it. Where there are several, each has a dash of its own and its name in the
/// legend.
struct StudyShown {
    std::shared_ptr<const SweepResult> result;
    QString name;                           ///< e.g. "As published"
    std::optional<Requirement> requirement; ///< marked where it applies
    /// Where designs are judged by random runs: those, of which `result` is a part, and what can be said of
    /// each design.
    std::shared_ptr<const NoiseResult> noise = {};
    std::vector<DesignVerdict> verdicts = {};
    /// Where inputs are not known: the study at all their values. `result`, `noise` and `verdicts` are then
    /// of the designs that can be chosen, at their worst; otherwise null.
    std::shared_ptr<const UnknownResult> unknown = {};
    /// Which designs are not beaten by another; null while that is not known.
    std::shared_ptr<const ParetoFront> front = {};
    /// A pinned study that lies under the others: lines of it are drawn where they go through designs that
    /// the first of the others has too (see SameDesigns).
    bool isBaseline = false;
    /// Where a map shows by how much designs differ from the same ones of another result: that; otherwise
    /// null.
    std::shared_ptr<const StudyShown> less = {};
};

} // namespace talweg
