#pragma once

#include "cli/options.h"
#include "systems/system.h"

#include <QStringList>
#include <QTextStream>
#include <span>

namespace talweg {

/// Where a command prints: results, and beside them what its user should know.
struct Streams {
    QTextStream& out;
    QTextStream& notes;
};

/// An entry of the table of commands, whose options are in that of options.
struct Command {
    const char* name;
    const char* operands; ///< as the overview has them
    void (*carryOut)(const Registry&, const Options&, const Streams&);
    const char* summary;       ///< half a sentence
    const char* synopsis = ""; ///< lines, one for each way to call it, or more; empty: it has no help
    const char* about = "";    ///< running text
};

/// In the order of the overview.
std::span<const Command> allCommands();

/// Null where there is none of that name; --help and -h are help.
const Command* findCommand(const QString& name);

/// The commands that there is help on.
QStringList helpCommands();

/// What the commands do. They throw Failure.
/// @{
void runExperiments(const Registry& registry, const Options& options, const Streams& streams);
void exportResults(const Registry& registry, const Options& options, const Streams& streams);
void compareExperiments(const Registry& registry, const Options& options, const Streams& streams);
void checkFiles(const Registry& registry, const Options& options, const Streams& streams);
void study(const Registry& registry, const Options& options, const Streams& streams);
void fitTracks(const Registry& registry, const Options& options, const Streams& streams);
void reproduceWork(const Registry& registry, const Options& options, const Streams& streams);
void newProject(const Registry& registry, const Options& options, const Streams& streams);
void listExamples(const Registry& registry, const Options& options, const Streams& streams);
void managePresets(const Registry& registry, const Options& options, const Streams& streams);
void printHelp(const Registry& registry, const Options& options, const Streams& streams);
void writeReport(const Registry& registry, const Options& options, const Streams& streams);
/// @}

} // namespace talweg
