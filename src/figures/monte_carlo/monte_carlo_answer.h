#pragma once

#include "base/display_units.h"
#include "study/monte_carlo.h"
#include "study/run_warnings.h"

#include <QStringList>
#include <array>

namespace talweg {

/// Random runs in the form in which answers and warnings show them.
struct MonteCarloShown {
    std::shared_ptr<const MonteCarloResult> result; ///< null before the first runs
    /// The 5, 50 and 95 % quantiles of each measure; NaN if they are unknown.
    std::vector<std::array<double, 3>> quantiles = {};
    bool isWhole = false; ///< whether all runs are solved
    /// Warnings of single runs; set only some time after all runs are solved.
    std::optional<RunWarnings> warnings = {};
    std::size_t looks = 0; ///< maximum number of checks of the interval's width (see looksUpTo); 0: none
};

/// Computes MonteCarloShown::quantiles of a result.
std::vector<std::array<double, 3>> quantilesOf(const MonteCarloResult& result);

/// Confidence of the interval of the success rate, %. If its width is checked several times, the intervals of
/// all checks hold together with this confidence (Bonferroni).
double confidenceOf(const MonteCarloShown& shown);

/// The results of random runs as sentences, with numbers in `units`. First: the number of successes and the
/// confidence interval of the probability of success. Then, for `measure`: the mean, its confidence interval,
/// and quantiles. `shown` must have a result, in the units of the system.
QStringList answersOf(const MonteCarloShown& shown, const std::string& measure, const DisplayUnits& units);

/// Warnings about the results, as sentences with numbers in `units`: undecided or doubtful runs, samples that
/// deviate from the requested distribution, unreliable confidence intervals of means, and warnings of single
/// runs.
QStringList warningsOf(const MonteCarloShown& shown, const DisplayUnits& units);

} // namespace talweg
