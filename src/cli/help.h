#pragma once

#include "systems/system.h"

#include <QString>
#include <QStringList>

namespace talweg {

/// What the program can do, and where to read on.
QString helpText(const Registry& registry);

/// The help on a subcommand, or on a system and its inputs; empty when there is no such topic.
QString helpOn(const Registry& registry, const QString& topic);

/// The man page, in the language of troff.
QString manPage(const Registry& registry, const QString& version);

/// A script that completes commands, options, systems and ids of inputs in a shell: bash, zsh or fish.
QString completion(const Registry& registry, const QString& shell);

} // namespace talweg
