#pragma once

#include "systems/system.h"

#include <QStringList>

namespace talweg {

/// A preset as typed: "Mars", or with a number "Thick shell=NUMBER".
QString presetText(const Preset& preset);

/// The default values with presets filled in; later presets override earlier ones. Case does not matter.
/// Throws Failure with every preset that is unknown, lacks its number or has one that is not allowed.
Values presetValues(const System& system, const QStringList& presets);

} // namespace talweg
