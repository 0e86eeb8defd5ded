#pragma once

#include "workbench/monte_carlo/live_monte_carlo.h"

#include <QStringList>

namespace talweg {

/// What random runs say, as sentences for people: how many succeeded and where the probability surely lies;
/// then of a measure the mean and where it lies, and quantiles. There have to be results.
QStringList answersOf(const MonteCarloShown& shown, const std::string& measure);

/// What has to be known of them beside: runs that say nothing or are not vouched for, draws that are not as
/// asked, means that are not to be trusted.
QStringList warningsOf(const MonteCarloShown& shown);

} // namespace talweg
