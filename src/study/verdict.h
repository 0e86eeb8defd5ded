#pragma once

#include "study/noise.h"

namespace talweg {

/// Whether a design of a grid meets a requirement. Undecided if the answer depends on missing values or on
/// runs that do not decide success.
NoiseVerdict verdictOf(const SweepResult& result, const Requirement& requirement, std::size_t design);

/// Whether verdicts may stay undecided, because runs are random or some do not decide success. A design
/// without the verdict `met` may then still meet the requirement.
inline bool leavesOpen(const SweepResult& result) {
    return result.isRandom || result.undecidedRuns() > 0;
}

/// The verdicts on all designs, in the form used for random runs. The bounds allow only for missing values
/// and for runs that do not decide success.
std::vector<DesignVerdict> verdictsOf(const SweepResult& result, const Requirement* requirement);

} // namespace talweg
