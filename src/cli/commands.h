#pragma once

#include "systems/system.h"

#include <QStringList>
#include <QTextStream>

namespace talweg {

/// Where a command prints: results, and beside them what its user should know.
struct Streams {
    QTextStream& out;
    QTextStream& notes;
};

/// The subcommands: `arguments` are those after the command's name. They throw Failure.
/// @{
void runExperiments(const Registry& registry, const QStringList& arguments, const Streams& streams);
void exportResults(const Registry& registry, const QStringList& arguments, const Streams& streams);
void compareExperiments(const Registry& registry, const QStringList& arguments, const Streams& streams);
void checkFiles(const Registry& registry, const QStringList& arguments, const Streams& streams);
void study(const Registry& registry, const QStringList& arguments, const Streams& streams);
void reproduceWork(const Registry& registry, const QStringList& arguments, const Streams& streams);
void newProject(const Registry& registry, const QStringList& arguments, const Streams& streams);
void listExamples(const Registry& registry, const QStringList& arguments, const Streams& streams);
void managePresets(const Registry& registry, const QStringList& arguments, const Streams& streams);
void printHelp(const Registry& registry, const QStringList& arguments, const Streams& streams);
void writeReport(const Registry& registry, const QStringList& arguments, const Streams& streams);
/// @}

} // namespace talweg
