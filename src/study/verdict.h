#pragma once

#include "study/noise.h"

namespace talweg {

/// Whether a design of a grid meets a requirement; undecided if that depends on runs that do not decide
/// success, or on missing values.
NoiseVerdict verdictOf(const SweepResult& result, const Requirement& requirement, std::size_t design);

/// Whether the runs may leave a verdict undecided: if they are random, or if some do not decide success. A
/// design that is not shown to meet a requirement may then still meet it.
inline bool leavesOpen(const SweepResult& result) {
    return result.isRandom || result.undecidedRuns() > 0;
}

/// The verdicts on all designs, in the form used for random runs. Bounds come only from runs that do not
/// decide success and from missing values.
std::vector<DesignVerdict> verdictsOf(const SweepResult& result, const Requirement* requirement);

} // namespace talweg
