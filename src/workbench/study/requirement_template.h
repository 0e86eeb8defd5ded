#pragma once

#include "systems/system.h"

#include <optional>

namespace talweg {

/// The two kinds of requirement that most missions ask for.
struct RequirementTemplate {
    std::string measure;   ///< id; empty: the percentage that succeeds is at least `level`
    double deviations = 0; ///< mean less so many standard deviations of the measure is above `level`
    double level = 0;

    friend bool operator==(const RequirementTemplate&, const RequirementTemplate&) = default;
};

/// The requirement that says so, such as "crossed >= 80" or "height_mean - 1*height_sd > -15".
std::string requirementOf(const System& system, const RequirementTemplate& wanted);

/// The template that a requirement of one of these two forms says; nothing where it is another.
std::optional<RequirementTemplate> templateOf(const System& system, const std::string& requirement);

} // namespace talweg
