#pragma once

#include "cli/options.h"
#include "study/diagnostics.h"

#include <QTextStream>
#include <cstddef>

namespace talweg {

/// Notes how many runs are not vouched for, if any. With --strict the command fails for it. To be called when
/// everything else is done.
void tellDoubtful(const Options& options, std::size_t doubtful, std::size_t runs, QTextStream& notes);

/// Warns of all but doubtful runs, which tellDoubtful reports.
void tell(const Diagnostics& diagnostics, QTextStream& notes);

} // namespace talweg
