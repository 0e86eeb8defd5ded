#pragma once

#include "systems/reproduction.h"

#include <optional>
#include <string>

/// Makers of the claims of a published work.
namespace talweg::claiming {

using Claim = Reproduction::Claim;
using Agreement = Reproduction::Agreement;

/// That a measure of a run is as printed. Without an agreement nothing decides it.
Claim stated(std::string where, std::string what, std::string printed, std::string run, std::string measure,
             std::string unit, int decimals, std::optional<Agreement> asked = {}, std::string why = {});

/// That claim, of its measure divided by that of another run.
Claim compared(Claim claim, std::string against);

/// That a run ends so, by the id of the outcome.
Claim ending(std::string where, std::string what, std::string printed, std::string run, std::string outcome);

/// A claim, the values that agree with it, and why.
Claim judged(Claim claim, const Agreement& agreement, std::string why = {});

/// A claim that no number decides, and why.
Claim open(Claim claim, std::string why);

/// The numbers that differ from one by no more than the tolerance.
Agreement within(double number, double tolerance);

} // namespace talweg::claiming
