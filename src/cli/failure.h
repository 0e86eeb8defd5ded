#pragma once

#include <QStringList>

namespace talweg {

/// The exit codes of the program.
enum ExitCode : int {
    done = 0,
    failed = 1,  ///< such as a file that cannot be written
    badInput = 2 ///< wrong usage or invalid input
};

/// Thrown to end a command: complete sentences for people, and the exit code.
struct Failure {
    ExitCode code;
    QStringList messages;
};

/// Ends a command because of wrong arguments.
[[noreturn]] inline void misuse(const QString& message) {
    throw Failure{badInput, {message}};
}

} // namespace talweg
