#pragma once

#include "cli/command.h"

#include <QStringList>

namespace talweg {

/// Thrown to end a command: complete sentences for people, and the exit code.
struct Failure {
    ExitCode code;
    QStringList messages;
};

/// A file name in front of every message.
inline QStringList inFile(const QString& path, QStringList messages) {
    for (QString& message : messages)
        message.prepend(path + ": ");
    return messages;
}

} // namespace talweg
