#pragma once

#include "cli/commands.h"
#include "cli/options.h"
#include "study/monte_carlo.h"

#include <QTextStream>
#include <memory>

namespace talweg {

/// Runs `talweg study … --monte-carlo N`: random runs and sensitivity analysis around the values `base`.
/// Throws Failure.
void monteCarlo(const std::shared_ptr<const System>& system, const Values& base,
                const std::vector<Study::Swept>& ties, const Options& options, const Streams& streams);

/// The paths of the tables to which --dist refers.
QStringList distributionFiles(const Options& options);

/// The syntax of the value of --dist, for messages.
QString distributionForm();

/// The correlations given by --correlate.
std::vector<Correlation> correlationsFrom(const Options& options);

/// The bounds given by --bounds.
std::vector<MeasureBounds> boundsFrom(const Options& options);

/// Prints the summary of a study's runs, with the requested and the sampled distribution of each input. It
/// goes to the standard output, or to the notes if the standard output contains a table, JSON or the
/// sensitivity.
void printSummary(const MonteCarloResult& result, const Options& options, const Streams& streams);

} // namespace talweg
