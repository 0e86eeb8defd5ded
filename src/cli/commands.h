#pragma once

#include "cli/command.h"

namespace talweg {

/// The subcommands: `arguments` are those after the command's name. They throw Failure.
/// @{
void runExperiments(const Registry& registry, const QStringList& arguments, QTextStream& out);
void exportResults(const Registry& registry, const QStringList& arguments, QTextStream& out);
void checkFiles(const Registry& registry, const QStringList& arguments, QTextStream& out);
void study(const Registry& registry, const QStringList& arguments, QTextStream& out);
void reproduceWork(const Registry& registry, const QStringList& arguments, QTextStream& out);
/// @}

} // namespace talweg
