#pragma once

#include "systems/system.h"

#include <QString>
#include <vector>

namespace talweg {

/// What the help says of an option.
struct OptionHelp {
    QString name;  ///< with its dashes
    QString value; ///< what its value is called; empty for a switch
    QString text;  ///< lines, of which those that belong below the first are indented beyond the others
};

/// The help on a command, taken apart.
struct CommandHelp {
    /// A stretch of running text, or the options that follow it.
    struct Part {
        QString text;
        std::vector<OptionHelp> options;
    };
    QString name;
    QString summary;  ///< half a sentence
    QString synopsis; ///< lines, one for each way to call it, or more
    std::vector<Part> parts;

    /// All options, each once.
    std::vector<OptionHelp> options() const;
};

/// Every command that there is help on.
std::vector<CommandHelp> commandHelp(const Registry& registry);

/// The man page, in the language of troff.
QString manPage(const Registry& registry, const QString& version);

/// The shells that completions are written for.
enum class Shell { bash, zsh, fish };

/// A script that completes commands, options, systems and ids of inputs in that shell.
QString completion(const Registry& registry, Shell shell);

} // namespace talweg
