#pragma once

#include "study/monte_carlo.h"
#include "study/run_warnings.h"

#include <array>
#include <optional>

namespace talweg {

/// How many random runs are wanted, and of which points. More runs leave the first ones as they are: how many
/// is how surely something is to be known, and no part of the experiment.
struct RunsWanted {
    std::size_t runs = 10000; ///< or as many at most
    /// Runs are added until the interval of the success reaches so many per cent to either side; nothing:
    /// all.
    std::optional<double> halfWidth = {};
    Sampling sampling = Sampling::independent;
    std::string measure = {}; ///< measured beside what the study does; may be empty

    /// More are for the command line, which keeps one copy of them.
    static constexpr std::size_t most = 1'000'000;
    friend bool operator==(const RunsWanted&, const RunsWanted&) = default;
};

/// Random runs as they are shown.
struct MonteCarloShown {
    std::shared_ptr<const MonteCarloResult> result; ///< null before the first runs
    /// Of each measure the 5, 50 and 95 % quantile; not numbers where there are none.
    std::vector<std::array<double, 3>> quantiles = {};
    bool isWhole = false;                     ///< no more runs are on their way
    std::optional<RunWarnings> warnings = {}; ///< known some time after all runs are
    std::size_t looks = 0; ///< how often it was to be looked at the interval at most; 0: once
};

} // namespace talweg
