#pragma once

#include "cli/failure.h"
#include "systems/system.h"

#include <QStringList>
#include <QTextStream>

namespace talweg {

/// The command and its arguments, without Qt options before the command. `arguments` is the command line
/// without the program's name. Empty if the arguments are files to open in the window.
QStringList commandIn(const QStringList& arguments);

/// Whether the arguments contain a command.
inline bool isCommand(const QStringList& arguments) {
    return !commandIn(arguments).isEmpty();
}

/// The files among the arguments that are opened in the window.
QStringList filesIn(const QStringList& arguments);

/// Whether the command draws figures, and therefore needs a QApplication instead of a QCoreApplication.
bool draws(const QStringList& arguments);

/// Runs a subcommand. Results are written to `out`, messages to `error`. Returns an ExitCode.
int runCommand(const Registry& registry, const QStringList& arguments, QTextStream& out, QTextStream& error);

} // namespace talweg
