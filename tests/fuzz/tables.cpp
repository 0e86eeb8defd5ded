#include "base/number.h"
#include "fuzz/fuzz.h"
#include "table/measured_table.h"
#include "table/points_table.h"
#include "table/records.h"

#include <cmath>

namespace talweg {

namespace {

/// Whether a message may be printed.
bool isPrintable(const QString& text) {
    return !text.contains(QChar::Null) && !text.contains(QChar::ReplacementCharacter);
}

/// The text of a cell that reads back as it is.
QString quoted(QString cell) {
    return '"' + cell.replace("\"", "\"\"") + '"';
}

/// What was read, as a plain table.
QByteArray written(const Points& points) {
    QByteArray text = "x,y\n";
    for (const Point& point : points)
        text += QByteArray::fromStdString(shortest(point.x()) + ',' + shortest(point.y()) + '\n');
    return text;
}

void points(const QByteArray& text, const TextTableOptions& options) {
    const PointsReading read = readPointsTable(decoded(text), {options, "m", "a.csv"});
    promise(read.points.has_value() == read.error.isEmpty(), "points, or what is wrong with them");
    promise(isPrintable(read.error) && isPrintable(read.summary), "messages can be printed");
    if (!read.points) return;
    promise(read.points->size() == read.lines.size(), "every point has a line");
    for (const Point& point : *read.points)
        promise(std::isfinite(point.x()) && std::isfinite(point.y()), "points are finite");
    TextTableOptions plain;
    plain.gaps = Gaps::keep;
    const PointsReading again = readPointsTable(decoded(written(*read.points)), {plain, "m", "a.csv"});
    promise(again.points == read.points, "points read back the same");
}

void column(const QByteArray& text, const TextTableOptions& options) {
    const MeasuredReading read = readMeasuredTable(decoded(text), "speed", options, "a.csv");
    promise(read.values.empty() != read.error.isEmpty(), "numbers, or what is wrong with them");
    promise(isPrintable(read.error), "messages can be printed");
}

/// Cells that are all quoted read back as they are.
void cells(const QByteArray& text) {
    const DecodedText content = decoded(text);
    const TextRecords read = recordsOf(content.text, u';');
    QString again;
    std::vector<QStringList> rows;
    for (const TextRecord& row : read.all) {
        QStringList all;
        for (const QString& cell : row.cells)
            all << quoted(cell);
        again += all.join(u';') + '\n';
        rows.push_back(row.cells);
    }
    const TextRecords second = recordsOf(again, u';');
    promise(second.openQuote == 0 && second.afterQuote == 0, "quotes are closed");
    promise(second.all.size() == rows.size(), "rows read back the same");
    for (std::size_t i = 0; i < rows.size(); ++i)
        promise(second.all[i].cells == rows[i], "cells read back the same");
}

} // namespace

/// Options behind a question mark in the first line, and a table below it.
void fuzz(std::string_view input) {
    const QByteArray all(input.data(), static_cast<qsizetype>(input.size()));
    const bool hasOptions = all.startsWith('?');
    const qsizetype end = hasOptions ? all.indexOf('\n') : -1;
    const QByteArray text = hasOptions ? all.sliced(end < 0 ? all.size() : end + 1) : all;
    const DecodedText options = decoded(hasOptions ? all.left(end) : QByteArray());
    const TableSource source = tableSource("a.csv" + (options.refusal.isEmpty() ? options.text : QString()));
    points(text, source.options);
    column(text, source.options);
    cells(text);
}

} // namespace talweg
