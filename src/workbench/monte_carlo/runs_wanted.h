#pragma once

#include "study/monte_carlo.h"

#include <optional>
#include <string>

namespace talweg {

/// The requested number of random runs and how they are sampled. The number determines the width of
/// confidence intervals and is not part of the experiment: increasing it keeps the runs already solved.
struct RunsWanted {
    std::size_t runs = 10000; ///< number of runs, or its upper limit if `halfWidth` is set
    /// If set, runs are added until the confidence interval of the success extends at most this many
    /// percentage points to either side. Otherwise all runs are solved.
    std::optional<double> halfWidth = {};
    Sampling sampling = Sampling::independent;
    std::string measure = {}; ///< computed in addition to those of the study; may be empty

    /// Largest number of runs. The command line allows more, because it keeps only one copy of them.
    static constexpr std::size_t most = 1'000'000;
    friend bool operator==(const RunsWanted&, const RunsWanted&) = default;
};

} // namespace talweg
