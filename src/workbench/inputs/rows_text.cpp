#include "workbench/inputs/rows_text.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "project/table_csv.h"
#include "table/points_table.h"
#include "table/reader.h"
#include "table/records.h"
#include "table/table_form.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

/// The number format of a written table.
struct WrittenAs {
    const DisplayUnits& units;
    char decimal;
};

QString writtenNumber(double number, const std::string& own, const WrittenAs& as) {
    const double shown = as.units.changes(own) ? as.units.shown(number, own) : number;
    return withDecimal(toQt(shortest(shown)), as.decimal);
}

/// The heading of a column, e.g. "R (ft)".
QString headingWithUnit(const std::string& name, const std::string& own, const DisplayUnits& units) {
    const std::string unit(units.unitFor(own));
    return toQt(unit.empty() ? name : name + " (" + unit + ')');
}

/// The text of a cell, quoted if it could not be read back otherwise.
QString quoted(const QString& text) {
    const bool isPlain =
        std::ranges::none_of(text, [](QChar c) { return c < u' ' || c == u'"'; }) && text == text.trimmed();
    return isPlain ? text : u'"' + QString(text).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString writtenCell(const Parameter& column, const Cell& cell, const WrittenAs& as) {
    const double* number = std::get_if<double>(&cell);
    return number ? writtenNumber(*number, column.unit, as) : quoted(toQt(std::get<std::string>(cell)));
}

/// The line number of the first empty line between two rows; 0 if there is none.
int lineAfterGap(const std::vector<TextRow>& rows) {
    for (std::size_t i = 1; i < rows.size(); ++i)
        if (rows[i].line != rows[i - 1].line + 1) return rows[i - 1].line + 1;
    return 0;
}

} // namespace

RowsReading readRows(const RowsText& text) {
    const Parameter& parameter = text.parameter;
    if (parameter.kind == Parameter::Kind::table) {
        TableReading read = readTableCsv(parameter, text.text, text.told, text.file, text.assumed);
        return {std::move(read.rows), read.error, read.summary, std::move(read.found)};
    }
    const std::string assumed(text.assumed.unitFor(parameter.unit));
    PointsReading read = readPointsTable(text.text, {text.told, parameter.unit, text.file, assumed});
    return {std::move(read.points), read.error, read.summary, std::move(read.found)};
}

NumbersReading readNumbers(const RowsText& text, int column) {
    const bool isTable = text.parameter.kind == Parameter::Kind::table;
    const std::string& unit =
        isTable ? text.parameter.columns[static_cast<std::size_t>(column)].unit : text.parameter.unit;
    TextTableOptions told = text.told;
    told.separator = noSeparator;
    const TextTableReading reading =
        readTextTable(text.text, {told, HeaderKind::optional, {}, text.file.isEmpty()});
    if (!reading.error.isEmpty()) return {{}, reading.error};
    const TextTable& table = reading.table;
    const NumberColumn list = numbersOf(table, 0);
    const ColumnUnit conversion = unitOf(table, 0, {}, unit, std::string(text.assumed.unitFor(unit)));
    if (!list.error.isEmpty()) return {{}, list.error};
    if (!conversion.error.isEmpty()) return {{}, conversion.error};
    NumbersReading made;
    int gap = lineAfterGap(table.rows);
    for (std::size_t i = 0; i < list.values.size(); ++i) {
        if (list.values[i])
            made.numbers.push_back(conversion(*list.values[i]));
        else
            gap = table.rows[i].line;
    }
    if (gap > 0)
        return {{},
                QCoreApplication::translate("talweg", "Line %1 of the list contains no number.").arg(gap)};
    return made;
}

QString writtenRows(const Parameter& parameter, const Value& rows, const DisplayUnits& units, char decimal) {
    const WrittenAs as{units, decimal};
    QStringList header;
    QStringList lines;
    if (const auto* points = std::get_if<Points>(&rows)) {
        header << headingWithUnit("x", parameter.unit, units) << headingWithUnit("y", parameter.unit, units);
        for (const Point& point : *points)
            lines << writtenNumber(point.x(), parameter.unit, as) + u'\t'
                         + writtenNumber(point.y(), parameter.unit, as);
    } else {
        for (const Parameter& column : parameter.columns)
            header << headingWithUnit(column.id, column.unit, units);
        for (const auto& row : std::get<Table>(rows)) {
            QStringList cells;
            for (std::size_t i = 0; i < row.size(); ++i)
                cells << writtenCell(parameter.columns[i], row[i], as);
            lines << cells.join(u'\t');
        }
    }
    lines.prepend(header.join(u'\t'));
    return lines.join(u'\n') + u'\n';
}

} // namespace talweg
