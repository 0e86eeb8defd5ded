#pragma once

#include "cli/command.h"
#include "project/every_kind.h"
#include "support/falling_body.h"

#include <QFile>
#include <QString>

namespace talweg::tests {

/// The output and the exit code of a command.
struct Printed {
    int code = -1;
    QString out, error;
};

inline Registry testSystems() {
    Registry registry;
    registry.add(fallingBody());
    registry.add(everyKind());
    return registry;
}

/// Runs the program's command line, by default with the systems of the tests.
inline Printed talwegCommand(const QStringList& arguments, const Registry& registry = testSystems()) {
    Printed printed;
    QTextStream out(&printed.out), error(&printed.error);
    printed.code = runCommand(registry, arguments, out, error);
    return printed;
}

inline void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write a test's file");
}

inline QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot read)");
}

} // namespace talweg::tests
