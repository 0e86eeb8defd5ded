#pragma once

#include "systems/system.h"

#include <QByteArray>
#include <QString>

namespace talweg {

/// The version of what the program writes as JSON: raised when a key goes or changes its meaning, not when
/// one is added.
inline constexpr int jsonSchema = 1;

/// Everything that there is help on, as JSON for other programs: systems with their inputs, presets,
/// quantities, measures, endings, figures and examples, and the commands with their options.
QByteArray catalogue(const Registry& registry, const QString& version);

} // namespace talweg
