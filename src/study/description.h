#pragma once

#include "study/monte_carlo_study.h"
#include "study/noise_study.h"

#include <string>

namespace talweg {

/// Everything that the runs of a study depend on, as text: studies with the same text have the same runs. The
/// base value of a swept or sampled input is omitted if it has no effect.
std::string descriptionOf(const System& system, const Sweep& sweep);
std::string descriptionOf(const System& system, const NoiseStudy& study);
std::string descriptionOf(const System& system, const MonteCarlo& study);

} // namespace talweg
