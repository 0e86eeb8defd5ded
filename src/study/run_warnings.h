#pragma once

#include "base/display_units.h"
#include "study/monte_carlo_study.h"

#include <stop_token>

namespace talweg {

/// Summary of the warnings of single runs of a study with uncertain inputs, for example that an input has no
/// effect.
struct RunWarnings {
    std::size_t looked = 0; ///< number of checked runs, starting with the first run
    std::size_t warned = 0; ///< number of checked runs with more warnings than the run of the experiment
    std::string example;    ///< a new warning of the first of these runs, with its numbers marked

    /// A sentence about the warnings, in `units`. Empty unless more than 1 % of the checked runs have one.
    std::string sentence(const DisplayUnits& units = {}) const;
};

/// Number of runs to check: a tenth, between 1 and 100, because each is solved again.
std::size_t lookedAt(std::size_t runs);

/// Checks the first runs of a study: lookedAt(study.runs) of them, or fewer if the columns have fewer rows.
/// `inputs` has one column for each of variedIn(). The result does not depend on the number of threads. It is
/// empty when cancelled.
RunWarnings warningsAmong(const System& system, const MonteCarlo& study,
                          const std::vector<std::vector<double>>& inputs, unsigned threads,
                          std::stop_token stop);

} // namespace talweg
