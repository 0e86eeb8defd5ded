#pragma once

#include "cli/cases.h"
#include "cli/options.h"

#include <QTextStream>

namespace talweg {

/// Prints the state of a run at the times in `times`, which has the form "t1,t2,…" (s). The output is a
/// header line with ids, then one line per time with t and System::stateColumns. Returns the run. Throws
/// Failure if a time is invalid or outside the run.
std::shared_ptr<const Run> printStates(const Case& one, const QString& times, QTextStream& out);

/// The samples of a run for an exported table. With --every DT, the times are 0, DT, 2 DT, … and the end of
/// the run (s); otherwise the default number of samples for files. Throws Failure if DT is invalid or too
/// small.
Samples askedSamples(const System& system, const Run& run, const Options& options);

} // namespace talweg
