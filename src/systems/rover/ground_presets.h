#pragma once

#include "systems/system.h"

#include <vector>

namespace talweg::rover {

/// Presets of pairs of materials, which set restitution and friction, and of the friction on several grounds.
/// Each sets only the inputs for which a source gives a value.
std::vector<Preset> contactPresets();
/// Presets of the rolling resistance on several grounds.
std::vector<Preset> rollingPresets();

} // namespace talweg::rover
