#pragma once

#include "study/monte_carlo.h"

#include <optional>
#include <string>

namespace talweg {

/// How many random runs are wanted, and of which points. More runs leave the first ones as they are: their
/// number sets the width of confidence intervals and is not part of the experiment.
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

} // namespace talweg
