#pragma once

#include "study/complaints.h"
#include "study/monte_carlo_study.h"
#include "study/noise_study.h"
#include "study/sweep.h"

namespace talweg {

/// The inputs that a study varies, each with two of its values: the first and the last, or for a distribution
/// its 0.1 % and 99.9 % quantiles, so that rare values are ignored.
std::vector<Ends> variedBetween(const System& system, const Sweep& sweep);
std::vector<Ends> variedBetween(const System& system, const MonteCarlo& study);
std::vector<Ends> variedBetween(const System& system, const NoiseStudy& study);

/// Why an input has no effect in any run of a study, as a complete sentence; empty if it has an effect in
/// some run.
std::string whyIdleThroughout(const System& system, const Parameter& parameter, const Values& base,
                              const std::vector<Ends>& varied, const std::vector<Tie>& ties = {});

/// The inputs that a study varies although they have no effect in any of its runs, with the reason. Empty if
/// inputs follow others in an unknown way (Sweep::following).
std::vector<Problem> idleInputs(const System& system, const Sweep& sweep);
std::vector<Problem> idleInputs(const System& system, const MonteCarlo& study);
std::vector<Problem> idleInputs(const System& system, const NoiseStudy& study);

} // namespace talweg
