#pragma once

#include "base/display_units.h"
#include "study/monte_carlo_study.h"

#include <stop_token>

namespace talweg {

/// The warnings of single runs of a study with uncertain inputs, such as that an input has no effect.
struct RunWarnings {
    std::size_t looked = 0; ///< number of checked runs, counted from the first
    std::size_t warned = 0; ///< number of checked runs with more warnings than the run of the experiment
    std::string example;    ///< a warning of the first such run, with its numbers marked

    /// A sentence, in units, if more than one in a hundred runs has warnings; otherwise empty.
    std::string sentence(const DisplayUnits& units = {}) const;
};

/// Number of runs to check: a tenth, at least one and at most 100, because each is solved again.
std::size_t lookedAt(std::size_t runs);

/// Checks the first runs of a study: lookedAt(study.runs), or fewer if the columns have fewer rows. `inputs`
/// has one column for each of variedIn(). The result does not depend on the number of threads; it is empty
/// when cancelled.
RunWarnings warningsAmong(const System& system, const MonteCarlo& study,
                          const std::vector<std::vector<double>>& inputs, unsigned threads,
                          std::stop_token stop);

} // namespace talweg
