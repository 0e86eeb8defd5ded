#pragma once

#include "table/text_table.h"

namespace talweg {

/// The indices of the x and y columns of a ground profile.
struct ProfileColumns {
    qsizetype x = 0, y = 1;
    QString error = {}; ///< complete sentences with advice; empty on success
};

/// Finds the columns of a profile by their names. x may be called x, distance, station or similar; y may be
/// called y, z, elevation or similar. Columns x and y with map coordinates are ignored if other columns have
/// distances or elevations. Row numbers are not used. A table of two columns needs no such names. A table
/// without a header must have two columns. An ambiguous choice is an error.
ProfileColumns profileColumns(const TextTable& table);

/// Whether a header cell is the name of a column of a profile.
bool isProfileName(const QString& cell);

/// The index of the column with this name, or with this number from 1. −1 if there is none, −2 if there are
/// several.
qsizetype columnNamed(const TextTable& table, const QString& name);

/// The names of all columns, as a list in a sentence.
QString columnNames(const TextTable& table);

} // namespace talweg
