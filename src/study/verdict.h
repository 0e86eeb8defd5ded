#pragma once

#include "study/noise.h"

namespace talweg {

/// Whether a design of a grid meets a requirement; undecided if that depends on runs that do not decide
/// success, or on missing values.
NoiseVerdict verdictOf(const SweepResult& result, const Requirement& requirement, std::size_t design);

/// Whether runs may leave it undecided if a design meets a requirement: random runs, or runs that do not
/// decide success. Then a design that is not shown to meet it may meet it.
inline bool leavesOpen(const SweepResult& result) {
    return result.isRandom || result.undecidedRuns() > 0;
}

/// The verdicts on all designs, as for random runs: bounds come from runs that do not decide success.
std::vector<DesignVerdict> verdictsOf(const SweepResult& result, const Requirement* requirement);

} // namespace talweg
