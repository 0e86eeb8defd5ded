#pragma once

#include "systems/track/inputs.h"

namespace talweg::track {

/// What people may give, and where it stands among the inputs.
const std::vector<Bound<Inputs>>& inputTable();

} // namespace talweg::track
