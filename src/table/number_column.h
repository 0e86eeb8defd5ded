#pragma once

#include "table/text_table.h"

#include <optional>

namespace talweg {

/// How the numbers of a column are written.
struct Notation {
    QChar decimal = {};  ///< null: no cell has one, or cells have both and each can be read in one way
    bool isTold = false; ///< no other sign is allowed
    QString error = {};  ///< both signs fit: what to add, as complete sentences
};

/// Finds the decimal sign of a column: by its cells, by other columns where these have decimal points, by
/// what was told. Refuses a column all of whose cells are like 1,250.
Notation notationOf(const TextTable& table, qsizetype column);

/// The number of a cell; nothing where there is none.
std::optional<double> numberIn(QStringView cell, const Notation& notation);

/// The numbers of a column.
struct NumberColumn {
    std::vector<std::optional<double>> values; ///< one for each row; nothing where it is missing
    QString error = {};                        ///< complete sentences; empty on success
    QString decimal = {};                      ///< the decimal sign; empty where there is none
};
NumberColumn numbersOf(const TextTable& table, qsizetype column);

/// The column as sentences name it: by its header, or by its number.
QString columnName(const TextTable& table, qsizetype column);

/// Says that rows have no number in a column, and what to add; empty where there is none of them or they are
/// to be left out.
QString complaintAboutGaps(const TextTable& table, qsizetype column, const NumberColumn& numbers);

} // namespace talweg
