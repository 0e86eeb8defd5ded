#pragma once

#include "systems/system.h"

#include <QString>
#include <QStringList>

namespace talweg {

/// What the program can do, and where to read on.
QString helpText(const Registry& registry);

/// The commands that there is help on.
QStringList helpCommands();

/// What there is help on: those commands, and the systems.
QStringList helpTopics(const Registry& registry);

/// The help on a subcommand, or on a system and its inputs; empty when there is no such topic.
QString helpOn(const Registry& registry, const QString& topic);

} // namespace talweg
