#pragma once

#include "systems/system.h"

#include <QByteArray>
#include <QStringList>

namespace talweg {

/// Whether a word names an input file instead of a system; "-" is the standard input.
bool namesFile(const QString& word);

/// The ids of all systems, listed for sentences.
QString systemIds(const Registry& registry);

/// Reports that a word names neither a system nor a file. Throws Failure.
[[noreturn]] void misuseNeither(const Registry& registry, const QString& word);

/// The name of an input file for messages.
QString inputName(const QString& path);

/// Prefixes every message with the name of the file.
QStringList inFile(const QString& path, QStringList messages);

/// Throws Failure if more than one input is the standard input, which can be read only once. Call it before
/// reading any input.
void requireInputs(const QStringList& inputs);

/// Reads a table for the command. Throws Failure.
QByteArray readTable(const QString& path);

} // namespace talweg
