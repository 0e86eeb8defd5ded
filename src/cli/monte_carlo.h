#pragma once

#include "cli/commands.h"
#include "cli/options.h"
#include "study/monte_carlo.h"

#include <QTextStream>
#include <memory>

namespace talweg {

/// `talweg study … --monte-carlo N`: random runs and sensitivity around the values `base`. Throws Failure.
void monteCarlo(const std::shared_ptr<const System>& system, const Values& base,
                const std::vector<Study::Swept>& ties, const Options& options, const Streams& streams);

/// The tables that --dist reads.
QStringList distributionFiles(const Options& options);

/// The syntax of the value of --dist, for messages.
QString distributionForm();

/// The correlations given by --correlate.
std::vector<Correlation> correlationsFrom(const Options& options);

/// The bounds given by --bounds.
std::vector<MeasureBounds> boundsFrom(const Options& options);

/// Prints the summary of all runs of a study and of their requested and sampled inputs, in addition to the
/// tables: to the standard output, or together with the warnings if a table goes there.
void printSummary(const MonteCarloResult& result, const Options& options, const Streams& streams);

} // namespace talweg
