#pragma once

#include "systems/system.h"

#include <QByteArray>
#include <QStringList>

namespace talweg {

/// Whether a word names an input file, with "-" for the standard input, and not a system.
bool namesFile(const QString& word);

/// The ids of all systems, listed for sentences.
QString systemIds(const Registry& registry);

/// Reports that a word names neither a system nor a file. Throws Failure.
[[noreturn]] void misuseNeither(const Registry& registry, const QString& word);

/// The name of an input file for people.
QString inputName(const QString& path);

/// Puts that name in front of every message.
QStringList inFile(const QString& path, QStringList messages);

/// Call before anything is read. Throws Failure if several inputs are the standard input, which can be read
/// only once.
void requireInputs(const QStringList& inputs);

/// Reads a table for the command. Throws Failure.
QByteArray readTable(const QString& path);

} // namespace talweg
