#pragma once

#include "systems/system.h"

#include <QByteArray>
#include <QStringList>

namespace talweg {

/// Whether a word names something to be read, "-" being the standard input, rather than a system.
bool namesFile(const QString& word);

/// The ids of all systems, as sentences list them.
QString systemIds(const Registry& registry);

/// Says that a word names neither a system nor a file. Throws Failure.
[[noreturn]] void misuseNeither(const Registry& registry, const QString& word);

/// What people call an input.
QString inputName(const QString& path);

/// That name in front of every message.
QStringList inFile(const QString& path, QStringList messages);

/// To be called before anything is read. Throws Failure where several of the inputs are the standard input,
/// which can be read once.
void requireInputs(const QStringList& inputs);

/// A table that the command reads. Throws Failure.
QByteArray readTable(const QString& path);

} // namespace talweg
