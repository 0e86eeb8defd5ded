#pragma once

#include "systems/system.h"

#include <QByteArray>

namespace talweg {

/// JSON Schema (draft 2020-12) of project files, generated from the input tables of the systems. Editors use
/// it for completion and checks. A file that matches the schema can still be invalid, if its inputs
/// contradict each other.
QByteArray projectSchema(const Registry& registry);

/// JSON Schema of the output of `run --json` and `study --json`.
QByteArray resultsSchema(const Registry& registry);

} // namespace talweg
