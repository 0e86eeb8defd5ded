#pragma once

#include "systems/batch.h"

#include <memory>

namespace talweg::rover {

/// Solves runs in SIMD lanes if the ground is a valley or gully, the solver is event-driven and only height
/// and distance are requested. All other runs, and runs that lanes cannot decide, are solved one by one.
/// Results equal those of `simulate` to rounding. Returns null for unknown measures and for runs that may
/// leave the vertical plane.
std::unique_ptr<const Batch> batchOf(const BatchOrder& order);

} // namespace talweg::rover
