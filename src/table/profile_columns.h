#pragma once

#include "table/text_table.h"

namespace talweg {

/// The indices of the x and y columns of a profile.
struct ProfileColumns {
    qsizetype x = 0, y = 1;
    QString error = {}; ///< complete sentences with what to add; empty on success
};

/// Finds the columns of a profile by their names: x, distance, station or similar, with y, z, elevation or
/// similar. Row numbers and map coordinates are used as x only if no other column is possible. Without a
/// header there must be two columns. Reports an error if the choice is ambiguous.
ProfileColumns profileColumns(const TextTable& table);

/// Whether a header cell names a column of a profile.
bool isProfileName(const QString& cell);

/// The column with this name, or with this number from 1; −1 if there is none, −2 if there are several.
qsizetype columnNamed(const TextTable& table, const QString& name);

/// The names of all columns, for sentences.
QString columnNames(const TextTable& table);

} // namespace talweg
