#pragma once

#include "base/display_units.h"
#include "study/noise.h"

#include <memory>

namespace talweg {

// Results of studies, which are not converted, as they are shown in units: what is shown says nothing of
// inputs that are tied to swept ones. Designs and runs have the numbers that they have in the result itself.

/// How an input is distributed whose own unit is `unit`, as it is shown; and back.
Distribution inUnits(Distribution distribution, const std::string& unit, const DisplayUnits& units);
Distribution stored(Distribution distribution, const std::string& unit, const DisplayUnits& units);

std::shared_ptr<const SweepResult> inUnits(const std::shared_ptr<const SweepResult>& result,
                                           const DisplayUnits& units);
std::shared_ptr<const NoiseResult> inUnits(const std::shared_ptr<const NoiseResult>& result,
                                           const DisplayUnits& units);
/// A requirement of a study with that result, to be asked of the result as it is shown: its level and its
/// margins are in units where it speaks of one quantity, otherwise in those it is written in.
Requirement inUnits(const Requirement& requirement, const std::shared_ptr<const SweepResult>& result,
                    const DisplayUnits& units);
std::vector<DesignVerdict> inUnits(std::vector<DesignVerdict> verdicts, const Requirement& requirement,
                                   const System& system, const DisplayUnits& units);
/// What its margins are multiplied by.
double marginFactor(const Requirement& requirement, const System& system, const DisplayUnits& units);
/// The unit of its margins in a system, which may be shown in units: that of the one measure that it speaks
/// of, "%" where it speaks of percentages alone; empty where sides of several units are compared.
std::string marginUnit(const Requirement& requirement, const System& system);

} // namespace talweg
