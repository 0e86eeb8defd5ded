#pragma once

#include "cli/cases.h"

namespace talweg {

/// The results of many cases.
struct CaseTable {
    QByteArray text;          ///< CSV
    QStringList failures;     ///< a sentence for each case that could not be solved
    std::size_t doubtful = 0; ///< number of runs that are not vouched for
};

/// Solves cases of one system and returns a CSV table with `id`, outcome, the system's table measures and the
/// kinds of doubts of each case. For a case that cannot be solved, the outcome is "error: " and the reason.
/// Cases are solved on several threads (0: all cores). Consecutive cases that differ only in numbers are
/// solved with the system's batch solver.
CaseTable tableOf(const std::shared_ptr<const System>& system, const std::vector<Case>& cases,
                  const Progress& progress, unsigned threads = 0);

} // namespace talweg
