#pragma once

#include "study/monte_carlo.h"

#include <optional>
#include <string>

namespace talweg {

/// The requested number of random runs and the sampling method. The number determines the width of confidence
/// intervals. It is not part of the experiment: if it increases, the runs already solved are kept.
struct RunsWanted {
    std::size_t runs = 10000; ///< number of runs; if `halfWidth` is set, the largest number
    /// If set, runs are solved until the confidence interval of the success extends at most this number of
    /// percentage points to either side. Otherwise, all runs are solved.
    std::optional<double> halfWidth = {};
    Sampling sampling = Sampling::independent;
    std::string measure = {}; ///< result computed in addition to those of the study; may be empty

    /// Largest number of runs. The command line allows more runs, because it keeps only one copy of them.
    static constexpr std::size_t most = 1'000'000;
    friend bool operator==(const RunsWanted&, const RunsWanted&) = default;
};

} // namespace talweg
