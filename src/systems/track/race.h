#pragma once

#include "systems/run.h"
#include "systems/track/solved.h"

#include <memory>
#include <vector>

namespace talweg::track {

/// Several bodies in one run, each on a curve of its own. The measures and the system's own quantities belong
/// to the first body.
struct Race {
    std::vector<std::shared_ptr<const Solved>> rides;
    double duration = 0; ///< duration of the longest ride, s
};

/// Quantities of each body of a race.
std::vector<Quantity> bodyQuantities();

/// Extends the run of the first body of a race to all bodies.
void extend(Run& run, const std::shared_ptr<const Race>& race);

} // namespace talweg::track
