#pragma once

#include "base/display_units.h"
#include "systems/system.h"

#include <stop_token>

namespace talweg {

/// A change of one input that resolves a conflict between several inputs.
struct Mend {
    std::string problem = {};   ///< id of the parameter in Problem::parameter
    std::string parameter = {}; ///< the input to change
    Value value = {};
    std::string label = {}; ///< on a button: "Use terrain “Valley”", "Use time limit t = 50 s"
};

/// Finds changes of one input that resolve a conflict between inputs that are valid separately. Each change
/// is verified by checking the changed inputs. A choice can change to any other option. A number can change
/// its sign, or move towards its default value as far as necessary, or become the parameter's word.
///
/// The search may take seconds if each check computes a curve. If `stop` is requested, the function returns
/// the changes found until then. Numbers in labels are in `units`.
std::vector<Mend> mendsOf(const System& system, const Values& values, const std::stop_token& stop = {},
                          const DisplayUnits& units = {});

} // namespace talweg
