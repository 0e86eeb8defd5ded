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

/// How --dist reads.
QString distributionForm();

/// --correlate.
std::vector<Correlation> correlationsFrom(const Options& options);

/// --bounds.
std::vector<MeasureBounds> boundsFrom(const Options& options);

/// Prints what all runs of a study say, and how their inputs were asked for and drawn, beside the tables: on
/// the standard output, or where a table goes there along with the warnings.
void printSummary(const MonteCarloResult& result, const Options& options, const Streams& streams);

} // namespace talweg
