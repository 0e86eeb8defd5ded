#pragma once

#include "table/text_table.h"

namespace talweg {

/// Data about the rows that were read, for a summary.
struct ReadRows {
    QString file;              ///< name of the file; empty: pasted text
    std::string counted;       ///< the number of rows in words, such as "4 points"
    QStringList decimals{};    ///< decimal signs of the columns; empty if a column has none
    QStringList columns{};     ///< "x is Distance"
    QStringList conversions{}; ///< "x_ft from ft to m"
    qsizetype rowsLeftOut = 0;
};

/// The sentence "Read 4 points from a.csv: comma." `file` is empty for pasted text.
QString whatWasRead(const QString& file, const std::string& counted, const QString& how);

/// A description of what was read and how, on one line: "Read 4 points from a.csv: comma, decimal point,
/// header in line 1, x is “x_ft”, y is “y_ft”. Converted: …"
QString summaryOf(const TextTable& table, const ReadRows& done);

} // namespace talweg
