#pragma once

#include "project/project.h"

#include <QJsonValue>
#include <QStringList>
#include <optional>

namespace talweg {

/// Largest number of reported errors in a file: a foreign file has as many errors as lines.
inline constexpr qsizetype maxProblems = 100;

/// The project that the root object of a file holds, which had `version` as it was written and is migrated;
/// nothing where there are problems. Adds to those already found, up to maxProblems, and to the notes of what
/// was converted: complete sentences, each saying what and where in the file.
std::optional<Project> projectFrom(const QJsonObject& root, int version, const Registry& registry,
                                   QStringList& problems, QStringList& notes);

/// The values that an object of a file has for some of a system's inputs. Adds what is wrong with them to
/// `problems`, as projectFrom does; what is wrong has its default value then.
Values inputsFrom(const QJsonObject& inputs, const System& system, QStringList& problems);

} // namespace talweg
