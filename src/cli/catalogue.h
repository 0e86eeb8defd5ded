#pragma once

#include "systems/system.h"

#include <QByteArray>
#include <QString>

namespace talweg {

/// Version of the program's JSON output. It is incremented when a key is removed or changes its meaning, but
/// not when a key is added.
inline constexpr int jsonSchema = 1;

/// A description of the program as JSON for other programs. It contains the systems with their inputs,
/// presets, quantities, results, endings, figures and examples, and the commands with their options.
QByteArray catalogue(const Registry& registry, const QString& version);

} // namespace talweg
