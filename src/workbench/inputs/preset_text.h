#pragma once

#include "base/display_units.h"
#include "project/own_preset.h"

namespace talweg {

/// The names of the input groups that a preset sets, e.g. "Body, Terrain". If the system is unknown, the
/// number of inputs.
QString presetGroups(const OwnPreset& preset, const Registry& registry);

/// The note of a preset and the values that it sets, one per line, with numbers in `units`. `system` must be
/// in its original units.
QString presetTip(const OwnPreset& preset, const System& system, const DisplayUnits& units);

/// Whether the inputs of an experiment have the values that a preset sets.
bool haveValues(const Values& inputs, const Values& preset);

} // namespace talweg
