#pragma once

#include "systems/run.h"
#include "systems/track/solved.h"

#include <memory>
#include <vector>

namespace talweg::track {

/// Several bodies in one run, each on its own curve. The measures and System::quantities belong to the first
/// body.
struct Race {
    std::vector<std::shared_ptr<const Solved>> rides;
    double duration = 0; ///< duration of the longest ride, s
};

/// The quantities that each body of a race has.
std::vector<Quantity> bodyQuantities();

/// Extends `run`, the run of the first body, to all bodies of the race.
void extend(Run& run, const std::shared_ptr<const Race>& race);

} // namespace talweg::track
