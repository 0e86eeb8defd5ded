#pragma once

#include "table/text_table.h"

#include <optional>

namespace talweg {

/// The notation of the numbers in a column.
struct Notation {
    QChar decimal = {};  ///< null: not needed, because each cell has a single reading
    bool isTold = false; ///< whether an option gives the sign; the other sign is then not allowed
    QString error = {};  ///< if both signs are possible: complete sentences with advice
};

/// Determines the decimal sign of a column from the options, from its cells, or from other columns. It is an
/// error if every cell can be read in two ways, for example 1,250.
Notation notationOf(const TextTable& table, qsizetype column);

/// The number in a cell; nothing if the cell contains none.
std::optional<double> numberIn(QStringView cell, const Notation& notation);

/// The numbers of a column.
struct NumberColumn {
    std::vector<std::optional<double>> values; ///< one for each row; nothing if missing
    QString error = {};                        ///< complete sentences; empty on success
    QString decimal = {};                      ///< the decimal sign; empty if there is none
};
NumberColumn numbersOf(const TextTable& table, qsizetype column);

/// The name of a column in sentences: its header, or its number if there is no header.
QString columnName(const TextTable& table, qsizetype column);

/// A message with advice about rows that lack a number in a column. Empty if there are none, or if such rows
/// are omitted.
QString complaintAboutGaps(const TextTable& table, qsizetype column, const NumberColumn& numbers);

} // namespace talweg
