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

/// The rows of a CSV text: commas, quoted cells, any line ends, UTF-8 with or without a byte-order mark.
/// Empty lines are left out. Throws Failure when a quoted cell is not closed.
std::vector<CsvRow> parseCsv(const QByteArray& text);

/// A cell as CSV writes it, in quotes where it needs them.
QString csvCell(const QString& text);

/// A number as CSV writes it; empty when not finite.
QString csvCell(double number);

} // namespace talweg
