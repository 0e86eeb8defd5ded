#pragma once

#include "study/noise.h"

namespace talweg {

/// Whether a design of a grid meets a requirement: undecided where that hangs on runs that say nothing of
/// success.
NoiseVerdict verdictOf(const SweepResult& result, const Requirement& requirement, std::size_t design);

/// The same of all designs, as of random runs: bounds are what runs that say nothing of success leave open.
std::vector<DesignVerdict> verdictsOf(const SweepResult& result, const Requirement* requirement);

} // namespace talweg
