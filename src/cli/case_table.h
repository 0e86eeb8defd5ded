#pragma once

#include "cli/cases.h"

namespace talweg {

/// What came out of many cases.
struct CaseTable {
    QByteArray text;          ///< CSV
    QStringList failures;     ///< a sentence for each case that could not be solved
    std::size_t doubtful = 0; ///< how many of the runs are not vouched for
};

/// `id`, outcome, the system's table measures and the kinds of doubts of each case, as CSV. A case that
/// cannot be solved has "error: " and the reason as its outcome. The cases are of one system; they are solved
/// on several threads (0: all cores), and neighbours that are alike but for numbers by the system's batch.
CaseTable tableOf(const std::shared_ptr<const System>& system, const std::vector<Case>& cases,
                  const Progress& progress, unsigned threads = 0);

} // namespace talweg
