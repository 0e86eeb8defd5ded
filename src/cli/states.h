#pragma once

#include "cli/cases.h"
#include "cli/options.h"

#include <QTextStream>

namespace talweg {

/// Prints the state of a run at the times of "t1,t2,…" (s), one line each below a line of ids: t, then
/// System::stateColumns; returns the run. Throws Failure for invalid times and times outside the run.
std::shared_ptr<const Run> printStates(const Case& one, const QString& times, QTextStream& out);

/// The samples of a run for a file: with --every DT at 0, DT, 2 DT, … s and at the end, otherwise as many as
/// usual in files. Throws Failure for invalid or too short times.
Samples askedSamples(const System& system, const Run& run, const Options& options);

} // namespace talweg
