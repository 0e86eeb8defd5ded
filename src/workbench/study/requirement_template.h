#pragma once

#include "systems/system.h"

#include <optional>

namespace talweg {

/// The two forms of requirement that most missions need. They are shown as a form for the user to fill in.
struct RequirementTemplate {
    std::string measure;   ///< id of a result; if empty, at least `level` % of the runs must succeed
    double deviations = 0; ///< the mean minus this number of standard deviations must exceed `level`
    double level = 0;

    friend bool operator==(const RequirementTemplate&, const RequirementTemplate&) = default;
};

/// The requirement as text, e.g. "crossed >= 80" or "height_mean - 1*height_sd > -15".
std::string requirementOf(const System& system, const RequirementTemplate& wanted);

/// The template for a requirement of one of these two forms; nothing for other requirements.
std::optional<RequirementTemplate> templateOf(const System& system, const std::string& requirement);

} // namespace talweg
