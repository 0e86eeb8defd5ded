#pragma once

#include "study/noise.h"

namespace talweg {

/// Whether a design of a grid meets a requirement: undecided where that depends on runs that say nothing
/// of success or on values that runs do not have.
NoiseVerdict verdictOf(const SweepResult& result, const Requirement& requirement, std::size_t design);

} // namespace talweg
