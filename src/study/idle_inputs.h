#pragma once

#include "study/complaints.h"
#include "study/monte_carlo_study.h"
#include "study/noise_study.h"
#include "study/sweep.h"

namespace talweg {

/// The inputs that a study varies, each with two values between which it varies: the first and the last one,
/// or for a distribution the 0.1 % and 99.9 % quantiles. Rarer values are ignored.
std::vector<Ends> variedBetween(const System& system, const Sweep& sweep);
std::vector<Ends> variedBetween(const System& system, const MonteCarlo& study);
std::vector<Ends> variedBetween(const System& system, const NoiseStudy& study);

/// Explains in a sentence why an input has no effect in any run of a study. Empty if it has an effect in some
/// run.
std::string whyIdleThroughout(const System& system, const Parameter& parameter, const Values& base,
                              const std::vector<Ends>& varied, const std::vector<Tie>& ties = {});

/// The inputs that a study varies although they have no effect in any run, each with the reason. Empty if the
/// dependence of linked inputs is unknown (Sweep::following).
std::vector<Problem> idleInputs(const System& system, const Sweep& sweep);
std::vector<Problem> idleInputs(const System& system, const MonteCarlo& study);
std::vector<Problem> idleInputs(const System& system, const NoiseStudy& study);

} // namespace talweg
