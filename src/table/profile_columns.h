#pragma once

#include "table/text_table.h"

namespace talweg {

/// The columns of a table that are a profile's, from 0.
struct ProfileColumns {
    qsizetype x = 0, y = 1;
    QString error = {}; ///< complete sentences with what to add; empty on success
};

/// Finds the columns of a profile by their names: x, distance, station and the like with y, z, elevation and
/// the like. Numbers of rows and map coordinates are never x where others can be. Without a header there must
/// be two columns. Where two choices remain, it asks.
ProfileColumns profileColumns(const TextTable& table);

/// Whether a header's cell names a column of a profile.
bool isProfileName(const QString& cell);

/// The column of that name, or with that number from 1; −1 where there is none, −2 where there are several.
qsizetype columnNamed(const TextTable& table, const QString& name);

/// The names of all columns, for sentences.
QString columnNames(const TextTable& table);

} // namespace talweg
