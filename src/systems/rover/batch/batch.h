#pragma once

#include "systems/batch.h"

#include <memory>

namespace talweg::rover {

/// Solves many runs at once, one per SIMD lane, if the ground is a valley or gully, the solver is
/// event-driven and only height and distance are requested. All other runs are solved one by one, as are runs
/// for which rounding could change the outcome. Results equal those of `simulate` to rounding. Returns null
/// for unknown results and for runs that may leave the vertical plane.
std::unique_ptr<const Batch> batchOf(const BatchOrder& order);

} // namespace talweg::rover
