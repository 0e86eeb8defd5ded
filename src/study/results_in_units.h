#pragma once

#include "base/display_units.h"
#include "study/noise.h"

#include <memory>

namespace talweg {

// Shows results of studies in other units; the results themselves are not converted, and inputs linked to
// swept ones are not shown. Designs and runs have the same numbers as in the result.

/// Converts the distribution of an input from its own unit `unit` to the shown unit, and back.
Distribution inUnits(Distribution distribution, const std::string& unit, const DisplayUnits& units);
Distribution stored(Distribution distribution, const std::string& unit, const DisplayUnits& units);

std::shared_ptr<const SweepResult> inUnits(const std::shared_ptr<const SweepResult>& result,
                                           const DisplayUnits& units);
std::shared_ptr<const NoiseResult> inUnits(const std::shared_ptr<const NoiseResult>& result,
                                           const DisplayUnits& units);
/// Converts a requirement of the study with this `result`, for use with the result in shown units. If it uses
/// a single quantity, its level and margins are in shown units; otherwise in the units in which it is
/// written.
Requirement inUnits(const Requirement& requirement, const std::shared_ptr<const SweepResult>& result,
                    const DisplayUnits& units);
std::vector<DesignVerdict> inUnits(std::vector<DesignVerdict> verdicts, const Requirement& requirement,
                                   const System& system, const DisplayUnits& units);
/// Factor by which the margins of a requirement are multiplied to show them in units.
double marginFactor(const Requirement& requirement, const System& system, const DisplayUnits& units);
/// The unit of the margins of a requirement in a system, which may be shown in other units: the unit of the
/// single measure it uses, "%" if it uses only percentages; empty if the sides have several units.
std::string marginUnit(const Requirement& requirement, const System& system);

} // namespace talweg
