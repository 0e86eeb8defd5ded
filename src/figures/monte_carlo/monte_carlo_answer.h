#pragma once

#include "base/display_units.h"
#include "study/monte_carlo.h"
#include "study/run_warnings.h"

#include <QStringList>
#include <array>

namespace talweg {

/// Random runs as they are shown.
struct MonteCarloShown {
    std::shared_ptr<const MonteCarloResult> result; ///< null before the first runs
    /// The 5, 50 and 95 % quantiles of each measure; NaN if there are none.
    std::vector<std::array<double, 3>> quantiles = {};
    bool isWhole = false;                     ///< whether all runs are solved
    std::optional<RunWarnings> warnings = {}; ///< set some time after all runs are solved
    std::size_t looks = 0; ///< maximum number of checks of the interval's width (see looksUpTo); 0: no checks
};

/// The 5, 50 and 95 % quantiles of each measure of a result, as in MonteCarloShown.
std::vector<std::array<double, 3>> quantilesOf(const MonteCarloResult& result);

/// The confidence of the success rate's interval, %. With several looks, the confidence with which all of
/// their intervals hold together (Bonferroni).
double confidenceOf(const MonteCarloShown& shown);

/// The results of random runs as sentences: the number of successes and the confidence interval of the
/// probability of success; then the mean of a measure, its confidence interval, and quantiles, in `units`.
/// `shown` must have a result, in the system's own units.
QStringList answersOf(const MonteCarloShown& shown, const std::string& measure, const DisplayUnits& units);

/// Warnings about the results as sentences: runs that do not decide success or are not vouched for, samples
/// that deviate from the requested distribution, and unreliable confidence intervals of means. Warnings of
/// runs are in `units`.
QStringList warningsOf(const MonteCarloShown& shown, const DisplayUnits& units);

} // namespace talweg
