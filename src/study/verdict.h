#pragma once

#include "study/noise.h"

namespace talweg {

/// Whether a design of a grid meets a requirement: undecided where that depends on runs that say nothing
/// of success or on values that runs do not have.
NoiseVerdict verdictOf(const SweepResult& result, const Requirement& requirement, std::size_t design);

/// Whether runs may leave it open if a design meets a requirement: random ones, or ones that do not decide
/// success. Then a design that is not shown to meet it may do so.
inline bool leavesOpen(const SweepResult& result) {
    return result.isRandom || result.undecidedRuns() > 0;
}

/// The same of all designs, as of random runs: bounds are what runs that say nothing of success leave open.
std::vector<DesignVerdict> verdictsOf(const SweepResult& result, const Requirement* requirement);

} // namespace talweg
