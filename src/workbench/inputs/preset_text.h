#pragma once

#include "base/display_units.h"
#include "project/own_preset.h"

namespace talweg {

/// A short description of what a preset sets, such as "Body, Terrain"; for a system unknown to the program,
/// the number of inputs.
QString presetGroups(const OwnPreset& preset, const Registry& registry);

/// The note of a preset and every value that it sets, on several lines, with numbers in `units`. `system`
/// must be in its original units.
QString presetTip(const OwnPreset& preset, const System& system, const DisplayUnits& units);

} // namespace talweg
