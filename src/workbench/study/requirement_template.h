#pragma once

#include "systems/system.h"

#include <optional>

namespace talweg {

/// The two forms of requirement that most missions need.
struct RequirementTemplate {
    std::string measure;   ///< id; empty: at least `level` per cent must succeed
    double deviations = 0; ///< the mean less so many standard deviations must be above `level`
    double level = 0;

    friend bool operator==(const RequirementTemplate&, const RequirementTemplate&) = default;
};

/// The requirement of the template, such as "crossed >= 80" or "height_mean - 1*height_sd > -15".
std::string requirementOf(const System& system, const RequirementTemplate& wanted);

/// The template of a requirement in one of these two forms; nothing for other requirements.
std::optional<RequirementTemplate> templateOf(const System& system, const std::string& requirement);

} // namespace talweg
