#pragma once

#include "study/requirement.h"
#include "study/sweep.h"
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
};

} // namespace talweg
