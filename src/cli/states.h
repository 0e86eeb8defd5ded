#pragma once

#include "cli/cases.h"
#include "cli/options.h"

#include <QTextStream>

namespace talweg {

/// Prints the state of a run at the times of "t1,t2,…" (s), one line each under a line of ids: t, then
/// System::stateColumns; returns the run. Throws Failure for times that are no numbers or that the run does
/// not cover.
std::shared_ptr<const Run> printStates(const Case& one, const QString& times, QTextStream& out);

/// The samples of a run for a file: with --every DT the run at 0, DT, 2 DT, … s and at its end, without it as
/// many as files have. Throws Failure for times that are none, or too short.
Samples askedSamples(const System& system, const Run& run, const Options& options);

} // namespace talweg
