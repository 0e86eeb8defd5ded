#pragma once

#include "systems/system.h"

#include <QString>
#include <QStringList>

namespace talweg {

/// An overview of the program with pointers to further help.
QString helpText(const Registry& registry);

/// Help on a subcommand, or on a system and its inputs. Empty if `topic` is neither.
QString helpOn(const Registry& registry, const QString& topic);

/// The man page in troff format.
QString manPage(const Registry& registry, const QString& version);

/// A script that completes commands, options, systems and input ids in a shell: bash, zsh or fish.
QString completion(const Registry& registry, const QString& shell);

} // namespace talweg
