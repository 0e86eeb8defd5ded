#pragma once

#include "cli/options.h"

#include <QTextStream>
#include <cstddef>

namespace talweg {

/// Notes how many runs are not vouched for, if any. With --strict the command fails for it. To be called when
/// everything else is done.
void tellDoubtful(const Options& options, std::size_t doubtful, std::size_t runs, QTextStream& notes);

/// Notes how many runs say nothing of success, their time being over or their work too much.
void tellUndecided(std::size_t undecided, std::size_t runs, QTextStream& notes);

} // namespace talweg
