#pragma once

#include "cli/command.h"
#include "cli/input.h"

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

/// The name of an input in front of every message.
inline QStringList inFile(const QString& path, QStringList messages) {
    for (QString& message : messages)
        message.prepend(inputName(path) + ": ");
    return messages;
}

} // namespace talweg
