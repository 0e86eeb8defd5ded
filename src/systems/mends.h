#pragma once

#include "base/display_units.h"
#include "systems/system.h"

#include <stop_token>

namespace talweg {

/// A change of one input that resolves a conflict between several inputs.
struct Mend {
    std::string problem = {};   ///< the id of the parameter that the complaint names
    std::string parameter = {}; ///< the input to change
    Value value = {};
    std::string label = {}; ///< on a button: "Use terrain “Valley”", "Use time limit t = 50 s"
};

/// The changes that would resolve the conflicts between inputs that are valid separately. Each change is
/// verified by checking the changed inputs. A choice may change to any other option; a number may change to
/// its negative or towards its default value, to the nearest value that resolves the conflict.
///
/// Checking may take seconds if every check prepares a curve; once `stop` is requested, the function returns
/// the changes found so far. Labels have numbers in `units`.
std::vector<Mend> mendsOf(const System& system, const Values& values, const std::stop_token& stop = {},
                          const DisplayUnits& units = {});

} // namespace talweg
