#pragma once

#include "systems/system.h"

#include <QByteArray>
#include <QStringList>

namespace talweg {

/// Whether a command-line word is the name of an input file, not a system; "-" is the standard input.
bool namesFile(const QString& word);

/// The ids of all systems as a list in a sentence.
QString systemIds(const Registry& registry);

/// Ends the command because `word` is neither a system nor a file. Throws Failure.
[[noreturn]] void misuseNeither(const Registry& registry, const QString& word);

/// The name of an input file, as shown in messages.
QString inputName(const QString& path);

/// Prefixes every message with the name of the file.
QStringList inFile(const QString& path, QStringList messages);

/// Throws Failure if more than one input is the standard input, which can be read only once. Must be called
/// before any input is read.
void requireInputs(const QStringList& inputs);

/// Reads a file that contains a table. Throws Failure.
QByteArray readTable(const QString& path);

} // namespace talweg
