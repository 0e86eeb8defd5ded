#pragma once

#include "systems/system.h"

#include <QByteArray>

namespace talweg {

/// JSON Schema (draft 2020-12) of project files, generated from the tables of the systems: editors use it for
/// completion and checks. Valid files may still be rejected because of incompatible inputs.
QByteArray projectSchema(const Registry& registry);

/// The same for the output of `run --json` and `study --json`.
QByteArray resultsSchema(const Registry& registry);

} // namespace talweg
