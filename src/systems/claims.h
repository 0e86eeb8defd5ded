#pragma once

#include "systems/reproduction.h"

#include <optional>
#include <string>

/// Functions that create the claims of a published work.
namespace talweg::claiming {

using Claim = Reproduction::Claim;
using Agreement = Reproduction::Agreement;

/// Claims that a measure of a run equals the printed value. `asked`: the values that count as equal; without
/// it the claim is undecided.
Claim stated(std::string where, std::string what, std::string printed, std::string run, std::string measure,
             std::string unit, int decimals, std::optional<Agreement> asked = {}, std::string why = {});

/// The claim about a ratio: the measure divided by the same measure of the run `against`.
Claim compared(Claim claim, std::string against);

/// Claims that a run ends with this outcome, given by id.
Claim ending(std::string where, std::string what, std::string printed, std::string run, std::string outcome);

/// The claim with these values that agree with it, and the reason for choosing them.
Claim judged(Claim claim, const Agreement& agreement, std::string why = {});

/// A claim that no number can decide, with the reason.
Claim open(Claim claim, std::string why);

/// The numbers that differ from `number` by at most the tolerance.
Agreement within(double number, double tolerance);

} // namespace talweg::claiming
