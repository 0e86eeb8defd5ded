#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <vector>

namespace talweg {

/// One row of a CSV text.
struct CsvRow {
    int line = 0; ///< of the text, from 1, where the row begins
    QStringList cells;
};

/// A CSV text taken apart.
struct CsvTable {
    QChar separator; ///< between cells
    std::vector<CsvRow> rows;
};

/// Reads CSV: quoted cells, any line ends, UTF-8 with or without a byte-order mark. Cells are separated by
/// semicolons or tabs where the first line has one outside quotes, by commas otherwise. Empty lines are left
/// out. Throws Failure when a quoted cell is not closed.
CsvTable parseCsv(const QByteArray& text);

/// A cell as CSV writes it, in quotes where it needs them.
QString csvCell(const QString& text);

/// A number as CSV writes it; empty when not finite.
QString csvCell(double number);

} // namespace talweg
