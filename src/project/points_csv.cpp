#include "project/points_csv.h"

#include "systems/number.h"

#include <QStringList>

namespace talweg {

namespace {

struct Columns {
    QChar separator;
    qsizetype x = 0, y = 1;
    bool header = false;
    qsizetype count = 0;
};

QChar separatorOf(const QString& line) {
    if (line.contains(u'\t')) return u'\t';
    return line.contains(u';') ? u';' : u',';
}

std::optional<double> numberIn(const QString& cell, QChar separator) {
    QString text = cell.trimmed().remove(u'"');
    if (separator != u',') text.replace(u',', u'.');
    return readNumber(text.toStdString());
}

Columns columnsOf(const QString& first) {
    Columns columns{separatorOf(first)};
    const QStringList cells = first.split(columns.separator);
    columns.count = cells.size();
    columns.header = !numberIn(cells.value(0), columns.separator);
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QString name = cells[i].trimmed().remove(u'"').toLower();
        if (name == QLatin1String("x") || name == QLatin1String("x_m")) columns.x = i;
        if (name == QLatin1String("y") || name == QLatin1String("y_m")) columns.y = i;
    }
    return columns;
}

/// Decimal commas between commas would give other points than are meant.
QString wrongCount(int number, const QString& line, qsizetype count, const Columns& columns) {
    return QStringLiteral("Line %1, “%2”, has %3 cells, but %4. Where decimals have commas, put semicolons "
                          "between the cells.")
        .arg(number)
        .arg(line.trimmed().left(60))
        .arg(count)
        .arg(columns.header ? QStringLiteral("the header has %1").arg(columns.count)
                            : QStringLiteral("without a header that names x and y there must be 2"));
}

} // namespace

PointsReading readPointsCsv(QString text) {
    if (text.startsWith(QChar::ByteOrderMark)) text.remove(0, 1);
    text.replace("\r\n", "\n").replace(u'\r', u'\n');
    Points points;
    std::vector<int> lines;
    std::optional<Columns> columns;
    int number = 0;
    for (const QString& line : text.split(u'\n')) {
        ++number;
        if (line.trimmed().isEmpty() || line.startsWith(u'#')) continue;
        const bool first = !columns;
        if (first) columns = columnsOf(line);
        if (first && columns->header) continue;
        const QStringList cells = line.split(columns->separator);
        const qsizetype wanted = columns->header ? columns->count : 2;
        if (cells.size() > 1 && cells.size() != wanted)
            return {{}, {}, wrongCount(number, line, cells.size(), *columns)};
        const auto x = numberIn(cells.value(columns->x), columns->separator);
        const auto y = numberIn(cells.value(columns->y), columns->separator);
        if (!x || !y)
            return {{},
                    {},
                    QStringLiteral("Line %1, “%2”, does not hold two numbers x and y.")
                        .arg(number)
                        .arg(line.trimmed().left(60))};
        points.emplace_back(*x, *y);
        lines.push_back(number);
    }
    if (points.empty()) return {{}, {}, QStringLiteral("The file holds no points.")};
    return {points, lines, {}};
}

} // namespace talweg
