#pragma once

#include "systems/system.h"

#include <QString>

namespace talweg {

/// The name of a step that changes inputs, read off the parameter table: "Change decline angle β to 25 °",
/// or the names alone when there are several. `changed` holds at least one of the system's inputs.
QString changeText(const System& system, const Values& changed);

} // namespace talweg
