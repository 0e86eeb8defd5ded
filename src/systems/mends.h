#pragma once

#include "systems/system.h"

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
/// standard value.
std::vector<Mend> mendsOf(const System& system, const Values& values);

} // namespace talweg
