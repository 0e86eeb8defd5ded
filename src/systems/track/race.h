#pragma once

#include "systems/run.h"
#include "systems/track/solved.h"

#include <memory>
#include <vector>

namespace talweg::track {

/// Several bodies in one run, each on a curve of its own. Measures and the system's own quantities are those
/// of the first.
struct Race {
    std::vector<std::shared_ptr<const Solved>> rides;
    double duration = 0; ///< of the one that takes longest, s
};

/// Of each body of a race.
std::vector<Quantity> bodyQuantities();

/// Makes of the run of a race's first body that of all of them.
void extend(Run& run, const std::shared_ptr<const Race>& race);

} // namespace talweg::track
