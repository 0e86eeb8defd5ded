#pragma once

#include "systems/system.h"

#include <QStringList>

namespace talweg {

/// The text that selects a preset on the command line: "Mars", or with a number "Thick shell=NUMBER".
QString presetText(const Preset& preset);

/// The default values with presets applied in order; later presets override earlier ones. Names are compared
/// without case. Throws Failure and lists every preset that is unknown, lacks its number or has an invalid
/// number.
Values presetValues(const System& system, const QStringList& presets);

} // namespace talweg
