#pragma once

#include "base/display_units.h"
#include "study/noise_study.h"
#include "study/sweep.h"

namespace talweg {

/// The part of the distribution of the input over which designs are judged that its values leave out: what is
/// below the least and above the greatest of them.
struct Coverage {
    Axis over;
    Distribution distribution;
    double outside = 0; ///< from 0 to 1

    /// Whether so much is left out that people are told.
    bool isPartial() const;
    /// "40 % of the distribution of u₄ lies outside 6.5–10 m/s and is left out."
    std::string sentence(const System& system, const DisplayUnits& units = {}) const;
    /// The values and more of them at their distance, up to the ends of the distribution or nearly so far
    /// that only one in a thousand is beyond.
    Axis extended(const System& system) const;
};

/// Nothing where it is not said how likely the values are.
std::optional<Coverage> coverageOf(const Sweep& sweep);
std::optional<Coverage> coverageOf(const NoiseStudy& study);

/// The name of the column of tables that has the part left out, in percent.
std::string outsideColumn(const Coverage& coverage);

} // namespace talweg
