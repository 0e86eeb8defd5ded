#pragma once

#include "systems/batch.h"

#include <memory>

namespace talweg::rover {

/// Runs side by side where the ground is a valley or gully and the event-driven solver is asked for height
/// and distance; whatever that cannot settle, run by run. Equal to `simulate` to rounding. Null for
/// measures it does not know and for runs that may leave the vertical plane.
std::unique_ptr<const Batch> batchOf(const BatchOrder& order);

} // namespace talweg::rover
