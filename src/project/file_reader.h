#pragma once

#include "project/project.h"

#include <QJsonValue>
#include <QStringList>
#include <optional>

namespace talweg {

/// Largest number of reported errors in a file, because a file of another kind may have an error in every
/// line.
inline constexpr qsizetype maxProblems = 100;

/// Reads a project from the root object of a file; nothing if there are problems. `root` has already been
/// migrated; `version` is the version in the file. Problems (up to maxProblems) and notes on conversions are
/// appended. Both are complete sentences with the place in the file.
std::optional<Project> projectFrom(const QJsonObject& root, int version, const Registry& registry,
                                   QStringList& problems, QStringList& notes);

/// Reads an object of input values, which need not contain all inputs. Errors are appended to `problems` as
/// in projectFrom(). Invalid values are replaced by defaults.
Values inputsFrom(const QJsonObject& inputs, const System& system, QStringList& problems);

} // namespace talweg
