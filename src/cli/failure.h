#pragma once

#include <QStringList>

namespace talweg {

/// What the program's exit code says.
enum ExitCode : int {
    done = 0,
    failed = 1,  ///< such as a file that cannot be written
    badInput = 2 ///< bad usage, or input that is not allowed
};

/// Thrown to end a command: complete sentences for people, and the exit code.
struct Failure {
    ExitCode code;
    QStringList messages;
};

/// Ends a command because it was given what it does not take.
[[noreturn]] inline void misuse(const QString& message) {
    throw Failure{badInput, {message}};
}

} // namespace talweg
