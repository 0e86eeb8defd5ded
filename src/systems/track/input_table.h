#pragma once

#include "systems/track/inputs.h"

namespace talweg::track {

/// The inputs, each with the member that it sets.
const std::vector<Bound<Inputs>>& inputTable();

} // namespace talweg::track
