#pragma once

#include "study/monte_carlo_study.h"
#include "study/noise_study.h"

#include <string>

namespace talweg {

/// Everything that the runs of a study depend on, as text: studies with the same one have the same runs. What
/// an input that is swept or drawn from run to run has in the base is no part of it where that is no matter.
std::string descriptionOf(const System& system, const Sweep& sweep);
std::string descriptionOf(const System& system, const NoiseStudy& study);
std::string descriptionOf(const System& system, const MonteCarlo& study);

} // namespace talweg
