#pragma once

#include "cli/exit_code.h"
#include "systems/system.h"

#include <QStringList>
#include <QTextStream>

namespace talweg {

/// Whether these arguments (without the program's name) are for the command line rather than files to
/// open in the window.
bool isCommand(const QStringList& arguments);

/// Whether the command draws, and so needs a QApplication rather than a QCoreApplication.
bool draws(const QStringList& arguments);

/// Runs a subcommand: results go to `out`, complaints to `error`. Returns an ExitCode.
int runCommand(const Registry& registry, const QStringList& arguments, QTextStream& out, QTextStream& error);

} // namespace talweg
