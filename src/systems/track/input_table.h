#pragma once

#include "systems/track/inputs.h"

namespace talweg::track {

/// The bindings of the parameters to members of Inputs.
const std::vector<Bound<Inputs>>& inputTable();

} // namespace talweg::track
