#pragma once

#include "base/display_units.h"
#include "study/monte_carlo_study.h"

#include <stop_token>

namespace talweg {

/// What single runs of a study with uncertain inputs would say if they were looked at one by one, such as
/// that an input does not act as it was drawn.
struct RunWarnings {
    std::size_t looked = 0; ///< so many of the first runs were looked at
    std::size_t warned = 0; ///< so many of them have more warnings than the run of the certain values alone
    std::string example;    ///< one that the first of them has, with its numbers marked

    /// Where more than one in a hundred runs is warned of, a sentence that says so in units; otherwise empty.
    std::string sentence(const DisplayUnits& units = {}) const;
};

/// How many of so many runs are looked at: a tenth, one at least and 100 at most, since each is solved anew.
std::size_t lookedAt(std::size_t runs);

/// Looks at so many runs as are in the columns, of which there is one for each of variedIn(), or at fewer:
/// lookedAt the number of the study. The same on any number of threads. Nothing when cancelled.
RunWarnings warningsAmong(const System& system, const MonteCarlo& study,
                          const std::vector<std::vector<double>>& inputs, unsigned threads,
                          std::stop_token stop);

} // namespace talweg
