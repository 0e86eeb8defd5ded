#pragma once

#include "cli/commands.h"
#include "cli/options.h"
#include "systems/system.h"

#include <QTextStream>
#include <memory>

namespace talweg {

/// `talweg study … --monte-carlo N`: random runs and sensitivity around the values `base`. Throws Failure.
void monteCarlo(const std::shared_ptr<const System>& system, const Values& base, const Options& options,
                const Streams& streams);

} // namespace talweg
