#pragma once

#include "study/distribution.h"
#include "study/study.h"

#include <QStringList>

namespace talweg {

/// The path of a table that a distribution names, in the folder of the project's file.
QString tablePath(const QString& folder, const QString& name);

/// The tables that the distributions of a study name, as they are there.
QStringList tablesOf(const Study& study);

/// Reads columns of tables for the distributions of a project whose file is in that folder; while there is
/// none (empty), only tables that are named by their whole paths. What was read last is remembered until its
/// file changes. On any thread. Throws UnreadableColumn.
ColumnReader columnsIn(const QString& folder);

} // namespace talweg
