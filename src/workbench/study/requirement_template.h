#pragma once

#include "systems/system.h"

#include <optional>

namespace talweg {

/// The two kinds of requirement that most missions need.
struct RequirementTemplate {
    std::string measure;   ///< id; empty: the percentage that succeeds is at least `level`
    double deviations = 0; ///< mean less so many standard deviations of the measure is above `level`
    double level = 0;

    friend bool operator==(const RequirementTemplate&, const RequirementTemplate&) = default;
};

/// The requirement of the template, such as "crossed >= 80" or "height_mean - 1*height_sd > -15".
std::string requirementOf(const System& system, const RequirementTemplate& wanted);

/// The template of a requirement in one of these two forms; nothing for others.
std::optional<RequirementTemplate> templateOf(const System& system, const std::string& requirement);

} // namespace talweg
