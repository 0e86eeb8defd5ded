#pragma once

#include "systems/system.h"

#include <QStringList>

namespace talweg {

/// A preset as it is typed: "Mars", or with a number "Thick shell=NUMBER".
QString presetText(const Preset& preset);

/// The default values with presets applied; later presets override earlier ones. Case is ignored. Throws
/// Failure with every preset that is unknown, lacks its number or has a number that is not allowed.
Values presetValues(const System& system, const QStringList& presets);

} // namespace talweg
