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
    /// Of each measure the 5, 50 and 95 % quantile; not numbers where there are none.
    std::vector<std::array<double, 3>> quantiles = {};
    bool isWhole = false;                     ///< no more runs are on their way
    std::optional<RunWarnings> warnings = {}; ///< known some time after all runs are
    std::size_t looks = 0; ///< how often it was to be looked at the interval at most; 0: once
};

/// Of each measure of a result the 5, 50 and 95 % quantile, as MonteCarloShown has them.
std::vector<std::array<double, 3>> quantilesOf(const MonteCarloResult& result);

/// The confidence of the success rate's interval, %. With several looks, the one that holds for all of them
/// together (Bonferroni).
double confidenceOf(const MonteCarloShown& shown);

/// What random runs say, as sentences for people: how many succeeded and the confidence interval of the
/// probability; then of a measure the mean and where it lies, and quantiles, in `units`. There have to be
/// results, which are not converted.
QStringList answersOf(const MonteCarloShown& shown, const std::string& measure, const DisplayUnits& units);

/// What has to be known of them beside: runs that say nothing or are not vouched for, draws that are not as
/// asked, means that are not to be trusted. Warnings of runs are in `units`.
QStringList warningsOf(const MonteCarloShown& shown, const DisplayUnits& units);

} // namespace talweg
