#pragma once

#include "base/display_units.h"
#include "study/noise_study.h"
#include "study/sweep.h"

namespace talweg {

/// The part of a distribution that a study omits because it lies below the least or above the greatest of the
/// studied values. The distribution is that of the input over which designs are evaluated.
struct Coverage {
    Axis over;
    Distribution distribution;
    double outside = 0; ///< probability of the omitted part, from 0 to 1

    /// Whether the omitted part is large enough to be reported.
    bool isPartial() const;
    /// A sentence such as "40 % of the distribution of u₄ lies outside 6.5–10 m/s and is omitted."
    std::string sentence(const System& system, const DisplayUnits& units = {}) const;
    /// The values, extended with the same spacing to the ends of the distribution, or until only a thousandth
    /// of the distribution lies outside.
    Axis extended(const System& system) const;
};

/// Returns nothing if the study has no distribution for the input over which designs are evaluated.
std::optional<Coverage> coverageOf(const Sweep& sweep);
std::optional<Coverage> coverageOf(const NoiseStudy& study);

/// Name of the table column for the omitted part, in percent.
std::string outsideColumn(const Coverage& coverage);

} // namespace talweg
