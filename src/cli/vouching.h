#pragma once

#include "cli/options.h"
#include "study/diagnostics.h"

#include <QTextStream>
#include <cstddef>

namespace talweg {

/// Notes how many runs are not vouched for, if any. With --strict, throws Failure instead. Call it after all
/// output has been written.
void tellDoubtful(const Options& options, std::size_t doubtful, std::size_t runs, QTextStream& notes);

/// Notes all warnings except those about doubtful runs, which tellDoubtful reports.
void tell(const Diagnostics& diagnostics, QTextStream& notes);

} // namespace talweg
