#pragma once

#include "table/text_table.h"

namespace talweg {

/// What was done with a table.
struct ReadRows {
    QString file;              ///< empty: pasted
    std::string counted;       ///< "4 points", as a complete sentence has it
    QStringList conversions{}; ///< "x_ft: ft → m"
    qsizetype rowsLeftOut = 0;
};

/// One line that says what was read and how: "Read 4 points from a.csv: comma, header in line 1. Converted:
/// x_ft from ft to m."
QString summaryOf(const TextTable& table, const ReadRows& done);

} // namespace talweg
