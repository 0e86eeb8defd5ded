#pragma once

#include "base/display_units.h"
#include "study/noise_study.h"
#include "study/sweep.h"

namespace talweg {

/// The omitted part of the distribution of the input over which designs are evaluated: the part below the
/// least and above the greatest of its values.
struct Coverage {
    Axis over;
    Distribution distribution;
    double outside = 0; ///< from 0 to 1

    /// Whether the omitted part is large enough to be reported.
    bool isPartial() const;
    /// A sentence such as "40 % of the distribution of u₄ lies outside 6.5–10 m/s and is omitted."
    std::string sentence(const System& system, const DisplayUnits& units = {}) const;
    /// The values, extended at the same spacing to the ends of the distribution, or until only a thousandth
    /// of it lies outside.
    Axis extended(const System& system) const;
};

/// Returns nothing if the study gives no distribution for its values.
std::optional<Coverage> coverageOf(const Sweep& sweep);
std::optional<Coverage> coverageOf(const NoiseStudy& study);

/// Name of the table column with the omitted part, in percent.
std::string outsideColumn(const Coverage& coverage);

} // namespace talweg
