#pragma once

#include "project/project.h"

#include <QJsonValue>
#include <QStringList>
#include <optional>

namespace talweg {

/// Largest number of reported errors in a file: a foreign file has as many errors as lines.
inline constexpr qsizetype maxProblems = 100;

/// Reads a project from the root object of a file, which was written as `version` and has been migrated;
/// nothing if there are problems. Appends to the given problems, up to maxProblems, and to the notes about
/// conversions. Both are complete sentences with the place in the file.
std::optional<Project> projectFrom(const QJsonObject& root, int version, const Registry& registry,
                                   QStringList& problems, QStringList& notes);

/// Reads the values that an object of a file has for some of a system's inputs. Appends errors to `problems`,
/// as projectFrom does, and replaces invalid values by their defaults.
Values inputsFrom(const QJsonObject& inputs, const System& system, QStringList& problems);

} // namespace talweg
