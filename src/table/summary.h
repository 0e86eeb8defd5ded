#pragma once

#include "table/text_table.h"

namespace talweg {

/// Information about rows that were read, for a summary.
struct ReadRows {
    QString file;              ///< empty: pasted
    std::string counted;       ///< number of rows for sentences, such as "4 points"
    QStringList decimals{};    ///< decimal signs of the columns that were read; empty if a column has none
    QStringList columns{};     ///< "x is Distance"
    QStringList conversions{}; ///< "x_ft from ft to m"
    qsizetype rowsLeftOut = 0;
};

/// "Read 4 points from a.csv: comma." `file` is empty for a paste.
QString whatWasRead(const QString& file, const std::string& counted, const QString& how);

/// One line about what was read and how: "Read 4 points from a.csv: comma, decimal point, header in line 1, x
/// is “x_ft”, y is “y_ft”. Converted: …"
QString summaryOf(const TextTable& table, const ReadRows& done);

} // namespace talweg
