#pragma once

#include "study/monte_carlo_study.h"
#include "study/noise_study.h"

#include <string>

namespace talweg {

/// Everything that the runs of a study depend on, as text. Studies with equal texts have the same runs. The
/// text omits the base value of a swept or sampled input if that base value has no effect.
std::string descriptionOf(const System& system, const Sweep& sweep);
std::string descriptionOf(const System& system, const NoiseStudy& study);
std::string descriptionOf(const System& system, const MonteCarlo& study);

} // namespace talweg
