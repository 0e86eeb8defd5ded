#pragma once

#include "table/records.h"
#include "table/text_table.h"

namespace talweg {

/// Position of a table among the records of a text.
struct TableShape {
    std::vector<const TextRecord*> rows; ///< rows of the table without its header
    qsizetype width = 0;
    QStringList header;
    int headerLine = 0, linesBefore = 0, linesAfter = 0;
    double share = 0;   ///< fraction of records that belong to the table
    double numbers = 0; ///< fraction of numbers and gaps among the cells of the first rows
    QString error;      ///< complete sentences; empty on success
};

/// Finds the longest table at the end of the records: rows of equal lengths, and a header above them if other
/// records precede them.
TableShape shapeOf(const TextRecords& records, QChar separator, const TableRequest& request);

/// The name of a separator in sentences.
QString separatorName(QChar separator);

} // namespace talweg
