#pragma once

#include "systems/system.h"

#include <QByteArray>

namespace talweg {

/// What project files may have, as JSON Schema (draft 2020-12), made of the tables of the systems: editors
/// check and complete by it what is typed. What it accepts may still be refused, where inputs do not go
/// together.
QByteArray projectSchema(const Registry& registry);

/// What `run --json` and `study --json` write, likewise.
QByteArray resultsSchema(const Registry& registry);

} // namespace talweg
