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

/// The name of an input in front of every message.
inline QStringList inFile(const QString& path, QStringList messages) {
    for (QString& message : messages)
        message.prepend(inputName(path) + ": ");
    return messages;
}

} // namespace talweg
