#pragma once

#include "base/display_units.h"
#include "study/noise.h"

#include <memory>

namespace talweg {

// Converts results of studies to shown units. The given results are not changed. Inputs linked to swept ones
// are omitted, because their formulas are not converted. Designs and runs have the same numbers as in the
// given result.

/// Converts a distribution from the input's own unit `unit` to the shown unit (inUnits), or back (stored).
Distribution inUnits(Distribution distribution, const std::string& unit, const DisplayUnits& units);
Distribution stored(Distribution distribution, const std::string& unit, const DisplayUnits& units);

std::shared_ptr<const SweepResult> inUnits(const std::shared_ptr<const SweepResult>& result,
                                           const DisplayUnits& units);
std::shared_ptr<const NoiseResult> inUnits(const std::shared_ptr<const NoiseResult>& result,
                                           const DisplayUnits& units);
/// Converts a requirement of the study with this `result`, for use with the converted result. If the
/// requirement uses a single quantity, its level and margins are in the shown unit; otherwise, in the units
/// of its text.
Requirement inUnits(const Requirement& requirement, const std::shared_ptr<const SweepResult>& result,
                    const DisplayUnits& units);
std::vector<DesignVerdict> inUnits(std::vector<DesignVerdict> verdicts, const Requirement& requirement,
                                   const System& system, const DisplayUnits& units);
/// Factor that converts margins of a requirement to shown units.
double marginFactor(const Requirement& requirement, const System& system, const DisplayUnits& units);
/// The unit of the margins of a requirement: the unit of the single measure that it uses; "%" if it uses only
/// percentages; empty if its sides have several units. If `system` is shown in other units, so is the margin.
std::string marginUnit(const Requirement& requirement, const System& system);

} // namespace talweg
