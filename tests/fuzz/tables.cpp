#include "cli/csv_table.h"
#include "cli/failure.h"
#include "fuzz/fuzz.h"
#include "project/points_csv.h"

namespace talweg {

namespace {

/// The rows as the program writes tables: under a header, cells between commas.
QByteArray written(const std::vector<CsvRow>& rows) {
    QByteArray text = "id,value\n";
    for (const CsvRow& row : rows) {
        QStringList cells;
        for (const QString& cell : row.cells)
            cells << csvCell(cell);
        text += cells.join(u',').toUtf8() + '\n';
    }
    return text;
}

void table(const QByteArray& text) {
    CsvTable read;
    try {
        read = parseCsv(text);
    } catch (const Failure& failure) {
        promise(!failure.messages.isEmpty(), "a table that cannot be read says why");
        return;
    }
    std::erase_if(read.rows, [](const CsvRow& row) { return row.cells == QStringList{QString()}; });
    const CsvTable again = parseCsv(written(read.rows));
    promise(again.rows.size() == read.rows.size() + 1, "rows read back the same");
    for (std::size_t i = 0; i < read.rows.size(); ++i)
        promise(again.rows[i + 1].cells == read.rows[i].cells, "cells read back the same");
}

void points(const QByteArray& text) {
    const PointsReading read = readPointsCsv(QString::fromUtf8(text));
    promise(read.points.has_value() == read.error.isEmpty(), "points, or what is wrong with them");
    promise(!read.points || read.points->size() == read.lines.size(), "every point has a line");
}

} // namespace

/// A table of cases, and one of points.
void fuzz(std::string_view input) {
    const QByteArray text(input.data(), static_cast<qsizetype>(input.size()));
    table(text);
    points(text);
}

} // namespace talweg
