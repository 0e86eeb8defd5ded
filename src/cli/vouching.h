#pragma once

#include "cli/options.h"
#include "study/diagnostics.h"

#include <QTextStream>
#include <cstddef>

namespace talweg {

/// Writes a note with the number of doubtful runs (see Run::doubts), if there are any. With --strict, throws
/// Failure instead; therefore call it after all output has been written.
void tellDoubtful(const Options& options, std::size_t doubtful, std::size_t runs, QTextStream& notes);

/// Writes a note for each warning except those on doubtful runs, which tellDoubtful() reports.
void tell(const Diagnostics& diagnostics, QTextStream& notes);

} // namespace talweg
