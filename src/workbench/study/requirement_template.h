#pragma once

#include "systems/system.h"

#include <optional>

namespace talweg {

/// A requirement that can be filled in like a form: one percentage of the runs or one number of a result,
/// compared with a limit.
struct RequirementTemplate {
    enum class Kind {
        success,     ///< percentage of the runs that succeed
        probability, ///< probability of success, weighted by the distributions of the inputs
        share,       ///< percentage of the runs whose result is within `value`
        mean,        ///< mean of a result
        least,       ///< smallest value of a result
        greatest     ///< largest value of a result
    };
    enum class Sign { atLeast, above, atMost, below };
    struct Limit {
        Sign sign = Sign::atLeast;
        double number = 0;

        friend bool operator==(const Limit&, const Limit&) = default;
    };

    Kind kind = Kind::success;
    Limit runs{Sign::atLeast, 80};  ///< limit of the percentage, %; for success, probability and share
    std::string measure = {};       ///< id of the result; empty for success and probability
    Limit value = {Sign::above, 0}; ///< limit of the result, in its unit; for the other kinds and for share
    /// For a mean: the number of standard deviations by which the limit must be kept. They are subtracted
    /// from the mean for a lower limit, and added for an upper limit.
    double deviations = 0;

    /// Whether the requirement is on a percentage of the runs.
    bool isOfRuns() const {
        return kind == Kind::success || kind == Kind::probability || kind == Kind::share;
    }

    friend bool operator==(const RequirementTemplate&, const RequirementTemplate&) = default;
};

/// Whether the limit is a lower one.
bool isLower(RequirementTemplate::Sign sign);

/// The requirement as text, e.g. "crossed >= 80 %" or "height_mean - 1*height_sd > -15".
std::string requirementOf(const System& system, const RequirementTemplate& wanted);

/// The template for the text of a requirement; nothing if the text is invalid or says something else.
std::optional<RequirementTemplate> templateOf(const System& system, const std::string& written);

} // namespace talweg
