#pragma once

#include "table/records.h"
#include "table/text_table.h"

namespace talweg {

/// The place of a table among the records of a text.
struct TableShape {
    std::vector<const TextRecord*> rows; ///< rows of the table without its header
    qsizetype width = 0;
    QStringList header;
    int headerLine = 0, linesBefore = 0, linesAfter = 0;
    double share = 0;   ///< fraction of the records that belong to the table
    double numbers = 0; ///< fraction of the nonempty cells in the first rows that are not words
    QString error;      ///< complete sentences; empty on success
};

/// Finds the table in a text: the longest sequence of rows of equal length at the end. If other records
/// precede it, it must have a header.
TableShape shapeOf(const TextRecords& records, QChar separator, const TableRequest& request);

/// The name of a separator for sentences.
QString separatorName(QChar separator);

} // namespace talweg
