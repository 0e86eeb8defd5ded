#pragma once

#include <QStringList>

namespace talweg {

/// The exit codes of the program.
enum ExitCode : int {
    done = 0,
    failed = 1,  ///< an operation failed, for example a file cannot be written
    badInput = 2 ///< wrong usage or invalid input
};

/// Thrown to end a command, with the exit code and complete sentences for people.
struct Failure {
    ExitCode code;
    QStringList messages;
};

/// Ends a command because of invalid arguments.
[[noreturn]] inline void misuse(const QString& message) {
    throw Failure{badInput, {message}};
}

} // namespace talweg
