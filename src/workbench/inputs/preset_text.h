#pragma once

#include "base/display_units.h"
#include "project/own_preset.h"

namespace talweg {

/// What a preset sets, for people, such as "Body, Terrain"; of a system that the program does not have, so
/// many inputs.
QString presetGroups(const OwnPreset& preset, const Registry& registry);

/// Its note and every value that it sets, in some lines; in `units`, the system is not converted.
QString presetTip(const OwnPreset& preset, const System& system, const DisplayUnits& units);

} // namespace talweg
