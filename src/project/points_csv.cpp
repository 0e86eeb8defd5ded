#include "project/points_csv.h"

#include "project/csv_cells.h"

#include <QCoreApplication>

namespace talweg {

namespace {

struct Columns {
    QChar separator;
    qsizetype x = 0, y = 1;
    bool header = false;
    qsizetype count = 0;
};

Columns columnsOf(const QString& first) {
    Columns columns{separatorOf(first)};
    const QStringList cells = cellsOf(first, columns.separator);
    columns.count = cells.size();
    columns.header = !numberIn(cells.value(0), columns.separator);
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QString name = cells[i].toLower();
        if (name == QLatin1String("x") || name == QLatin1String("x_m")) columns.x = i;
        if (name == QLatin1String("y") || name == QLatin1String("y_m")) columns.y = i;
    }
    return columns;
}

/// Decimal commas between commas would give other points than are meant.
QString wrongCount(int number, const QString& line, qsizetype count, const Columns& columns) {
    const QString beginning = line.trimmed().left(60);
    if (columns.header)
        return QCoreApplication::translate("talweg", "Line %1, “%2”, has %3 cells, but the header has %4. "
                                                     "Where decimals have commas, put semicolons "
                                                     "between the cells.")
            .arg(QString::number(number), beginning, QString::number(count), QString::number(columns.count));
    return QCoreApplication::translate(
               "talweg",
               "Line %1, “%2”, has %3 cells, but without a header that names x and y there must be 2. Where "
               "decimals have commas, put semicolons between the cells.")
        .arg(QString::number(number), beginning, QString::number(count));
}

} // namespace

PointsReading readPointsCsv(const QString& text) {
    Points points;
    std::vector<int> lines;
    std::optional<Columns> columns;
    int number = 0;
    for (const QString& line : linesOf(text)) {
        ++number;
        if (line.trimmed().isEmpty() || line.startsWith(u'#')) continue;
        const bool first = !columns;
        if (first) columns = columnsOf(line);
        if (first && columns->header) continue;
        const QStringList cells = cellsOf(line, columns->separator);
        const qsizetype wanted = columns->header ? columns->count : 2;
        if (cells.size() > 1 && cells.size() != wanted)
            return {{}, {}, wrongCount(number, line, cells.size(), *columns)};
        const auto x = numberIn(cells.value(columns->x), columns->separator);
        const auto y = numberIn(cells.value(columns->y), columns->separator);
        if (!x || !y)
            return {{},
                    {},
                    QCoreApplication::translate("talweg", "Line %1, “%2”, does not hold two numbers x and y.")
                        .arg(number)
                        .arg(line.trimmed().left(60))};
        points.emplace_back(*x, *y);
        lines.push_back(number);
    }
    if (points.empty()) return {{}, {}, QCoreApplication::translate("talweg", "The file holds no points.")};
    return {points, lines, {}};
}

} // namespace talweg
