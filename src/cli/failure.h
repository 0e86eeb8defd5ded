#pragma once

#include "cli/exit_code.h"

#include <QStringList>

namespace talweg {

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
