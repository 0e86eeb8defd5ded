#pragma once

#include "table/text_table.h"

#include <optional>

namespace talweg {

/// How numbers in a column are written.
struct Notation {
    QChar decimal = {};  ///< null: no cell has one, or each cell is unambiguous by itself
    bool isTold = false; ///< given by an option: the other sign is not allowed
    QString error = {};  ///< if both signs are possible: what to add, as complete sentences
};

/// Finds the decimal sign of a column from its cells, from other columns with decimal points, or from the
/// options. Rejects a column in which every cell can be read in two ways, like 1,250.
Notation notationOf(const TextTable& table, qsizetype column);

/// The number in a cell; nothing if it contains none.
std::optional<double> numberIn(QStringView cell, const Notation& notation);

/// The numbers of a column.
struct NumberColumn {
    std::vector<std::optional<double>> values; ///< one for each row; nothing if missing
    QString error = {};                        ///< complete sentences; empty on success
    QString decimal = {};                      ///< the decimal sign; empty if there is none
};
NumberColumn numbersOf(const TextTable& table, qsizetype column);

/// The name of a column in sentences: its header or its number.
QString columnName(const TextTable& table, qsizetype column);

/// Message about rows without a number in a column, with advice; empty if there are none or they are omitted.
QString complaintAboutGaps(const TextTable& table, qsizetype column, const NumberColumn& numbers);

} // namespace talweg
