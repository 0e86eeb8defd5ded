#pragma once

#include "cli/options.h"
#include "systems/system.h"

#include <QStringList>
#include <QTextStream>
#include <span>

namespace talweg {

/// Output of a command: results, and notes for the user.
struct Streams {
    QTextStream& out;
    QTextStream& notes;
};

/// An entry of the table of commands. Their options are in a separate table.
struct Command {
    const char* name;
    const char* operands; ///< the arguments other than options, as printed in the overview
    void (*carryOut)(const Registry&, const Options&, const Streams&);
    const char* summary;       ///< a phrase
    const char* synopsis = ""; ///< the forms of the command, at least one line each; empty: no help
    const char* about = "";    ///< running text
};

/// All commands, in the order of the overview.
std::span<const Command> allCommands();

/// The command with this name; null if it does not exist. --help and -h are names of the command help.
const Command* findCommand(const QString& name);

/// The names of the commands that have help.
QStringList helpCommands();

/// Implementations of the commands. They throw Failure. @{
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
