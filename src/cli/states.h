#pragma once

#include "cli/cases.h"

#include <QTextStream>

namespace talweg {

/// Prints the state of a run at the times of "t1,t2,…" (s), one line each under a line of ids: t, then
/// System::stateColumns; returns the run. Throws Failure for times that are no numbers or that the run does
/// not cover.
std::shared_ptr<const Run> printStates(const Case& one, const QString& times, QTextStream& out);

} // namespace talweg
