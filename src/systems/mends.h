#pragma once

#include "base/display_units.h"
#include "systems/system.h"

#include <stop_token>

namespace talweg {

/// A change of one input that ends a complaint about several.
struct Mend {
    std::string problem = {};   ///< the id of the parameter that the complaint names
    std::string parameter = {}; ///< the input to change
    Value value = {};
    std::string label = {}; ///< on a button: "Use terrain “Valley”", "Use time limit t = 50 s"
};

/// For inputs that are fine one at a time and do not go together: what would make them, each found by trying
/// it. A choice may become any other, a number its negative or the value nearest to it on the way to its
/// default value.
/// It checks the inputs many times, which takes seconds where a check prepares a curve; once `stop` is
/// requested it ends with what it has.
/// Labels have numbers in `units`.
std::vector<Mend> mendsOf(const System& system, const Values& values, const std::stop_token& stop = {},
                          const DisplayUnits& units = {});

} // namespace talweg
