#pragma once

#include "table/text_table.h"

namespace talweg {

/// The columns of a table that make a profile, from 0.
struct ProfileColumns {
    qsizetype x = 0, y = 1;
    QString error = {}; ///< complete sentences with what to add; empty on success
};

/// Finds the columns of a profile by their names: x, distance, station and the like with y, z, elevation and
/// the like. Row numbers and map coordinates are never used as x if another column is possible. Without a
/// header there must be two columns. Reports an error if two choices remain.
ProfileColumns profileColumns(const TextTable& table);

/// Whether a header's cell names a column of a profile.
bool isProfileName(const QString& cell);

/// The column with this name, or with this number from 1; −1 if there is none, −2 if there are several.
qsizetype columnNamed(const TextTable& table, const QString& name);

/// The names of all columns, for sentences.
QString columnNames(const TextTable& table);

} // namespace talweg
