#pragma once

#include "table/records.h"
#include "table/text_table.h"

namespace talweg {

/// Position of a table among the records of a text.
struct TableShape {
    std::vector<const TextRecord*> rows; ///< of the table, without its header
    qsizetype width = 0;
    QStringList header;
    int headerLine = 0, linesBefore = 0, linesAfter = 0;
    double share = 0;   ///< of records that belong to the table, from 0 to 1
    double numbers = 0; ///< of numbers and gaps among the cells of the first rows, from 0 to 1
    QString error;      ///< complete sentences; empty on success
};

/// The longest table at the end of the records whose rows have equal lengths, below a header if other records
/// precede it.
TableShape shapeOf(const TextRecords& records, QChar separator, const TableRequest& request);

/// A separator as sentences name it.
QString separatorName(QChar separator);

} // namespace talweg
