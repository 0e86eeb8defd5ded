#include "table/measured_table.h"

#include "base/translation.h"
#include "table/column_unit.h"
#include "table/header_cell.h"
#include "table/number_column.h"
#include "table/profile_columns.h"
#include "table/reader.h"
#include "table/summary.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

MeasuredReading refusedColumn(const QString& error) {
    return {{}, {}, error, {}};
}

QString missingColumn(const TextTable& table, const QString& column, bool isThereTwice) {
    if (isThereTwice)
        return QCoreApplication::translate("talweg",
                                           "column \"%1\" is listed more than once; columns are %2.")
            .arg(column, columnNames(table));
    return QCoreApplication::translate("talweg", "column \"%1\" does not exist; columns are %2.")
        .arg(column, columnNames(table));
}

} // namespace

MeasuredReading readMeasuredTable(const DecodedText& text, const QString& column,
                                  const TextTableOptions& options, const QString& file) {
    const auto isWanted = [&column](const QString& cell) {
        return isSameName(cell, column) || isSameName(headerCell(cell).name, column);
    };
    const TextTableReading reading = readTextTable(text, {options, HeaderKind::needed, isWanted});
    if (!reading.error.isEmpty()) return refusedColumn(reading.error);
    const TextTable& table = reading.table;
    const qsizetype at = columnNamed(table, column);
    if (at < 0) return refusedColumn(missingColumn(table, column, at == -2));

    const ColumnUnit unit = ownUnitOf(table, at);
    if (!unit.error.isEmpty()) return refusedColumn(unit.error);
    const NumberColumn numbers = numbersOf(table, at);
    if (!numbers.error.isEmpty()) return refusedColumn(numbers.error);
    if (const QString gaps = complaintAboutGaps(table, at, numbers); !gaps.isEmpty())
        return refusedColumn(gaps);
    MeasuredReading made{.unit = unit.to};
    for (const auto& value : numbers.values)
        if (value) made.values.push_back(unit(*value));
    const auto count = std::ssize(made.values);
    if (count == 0)
        return refusedColumn(
            QCoreApplication::translate("talweg", "column \"%1\" contains no numbers.").arg(column));
    ReadRows done{.file = file,
                  .counted = trCount(count, "%n number", "%n numbers"),
                  .decimals = {numbers.decimal},
                  .rowsLeftOut = std::ssize(numbers.values) - count};
    if (unit.isConverted()) done.conversions << conversionText(table, at, unit);
    made.summary = summaryOf(table, done);
    return made;
}

} // namespace talweg
