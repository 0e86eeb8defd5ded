#pragma once

#include "cli/cases.h"

namespace talweg {

/// The table of many solved cases.
struct CaseTable {
    QByteArray text;          ///< CSV
    QStringList failures;     ///< a sentence for each case that could not be solved
    std::size_t doubtful = 0; ///< number of doubtful runs (see Run::doubts)
};

/// Solves cases of one system and returns a CSV table with one row per case. Columns: `id`, outcome, the
/// results in System::tableMeasures, and the kinds of doubts. For a case that cannot be solved, the outcome
/// is "error: " and the reason. Several threads solve the cases (`threads` = 0: one per core). Consecutive
/// cases that differ only in numbers are solved with the system's batch solver.
CaseTable tableOf(const std::shared_ptr<const System>& system, const std::vector<Case>& cases,
                  const Progress& progress, unsigned threads = 0);

} // namespace talweg
