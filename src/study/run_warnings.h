#pragma once

#include "study/monte_carlo.h"

namespace talweg {

/// What single runs of a Monte-Carlo study would say if they were looked at one by one, such as that an input
/// does not act as it was drawn.
struct RunWarnings {
    std::size_t looked = 0; ///< so many of the first runs were looked at
    std::size_t warned = 0; ///< so many of them have more warnings than the run of the certain values alone
    std::string example;    ///< one that the first of them has, a complete sentence

    /// Where more than one in a hundred runs is warned of, a sentence that says so; otherwise empty.
    std::string sentence() const;
};

/// Looks at a tenth of the runs, one at least and 100 at most, since each has to be solved anew. The same on
/// any number of threads. Nothing when cancelled.
RunWarnings warningsAmong(const MonteCarloResult& result, unsigned threads, std::stop_token stop);

} // namespace talweg
