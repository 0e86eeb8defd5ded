#pragma once

#include "systems/system.h"

#include <vector>

namespace talweg::rover {

/// Presets of the friction between the rover and grounds of several materials, and of its rolling resistance
/// on them. Each sets only the inputs for which its source gives a value.
std::vector<Preset> frictionPresets();
std::vector<Preset> rollingPresets();

} // namespace talweg::rover
