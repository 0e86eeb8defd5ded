#include "project/table_csv.h"

#include "base/to_qt.h"
#include "base/translation.h"
#include "systems/table.h"
#include "table/column_unit.h"
#include "table/header_cell.h"
#include "table/number_column.h"
#include "table/reader.h"
#include "table/summary.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

/// Whether the name is that of a column of row numbers.
bool isCount(const QString& name) {
    return isSameName(name, "id") || isSameName(name, "n") || isSameName(name, "no")
           || isSameName(name, "nr");
}

bool isCalled(const Parameter& column, const QString& name) {
    return name == toQt(column.id) || isSameName(name, toQt(column.label));
}

/// The column of an input table named by a header cell, with or without a unit; null if there is none.
const Parameter* columnCalled(const Parameter& table, const QString& cell) {
    for (const QString& name : {cell.simplified(), headerCell(cell).name}) {
        const auto found = std::ranges::find_if(
            table.columns, [&](const Parameter& column) { return isCalled(column, name); });
        if (found != table.columns.end()) return &*found;
    }
    // Case is ignored unless ids differ only by case.
    const QString name = headerCell(cell).name;
    const auto isLike = [&name](const Parameter& column) { return isSameName(name, toQt(column.id)); };
    if (std::ranges::count_if(table.columns, isLike) != 1) return nullptr;
    return &*std::ranges::find_if(table.columns, isLike);
}

QString columnIds(const Parameter& table) {
    QStringList names;
    for (const Parameter& column : table.columns)
        names << toQt(column.id);
    return names.join(", ");
}

/// How to read the cells of a column.
struct ColumnReading {
    const Parameter* column = nullptr; ///< null if the column is ignored
    FoundColumn found = {};
};

/// Converts a text table to rows.
class RowReader {
public:
    RowReader(const Parameter& table, const TextTable& text, const DisplayUnits& assumed)
        : m_table(table), m_text(text), m_assumed(assumed) {}

    TableReading read(const QString& file) {
        assignColumns();
        Table rows;
        for (const TextRow& row : m_text.rows)
            if (m_error.isEmpty()) rows.push_back(rowOf(row));
        if (m_error.isEmpty() && rows.empty())
            m_error = QCoreApplication::translate("talweg", "The table has no rows.");
        if (!m_error.isEmpty()) return {{}, m_error};
        ReadRows done{file, trCount(std::ssize(rows), "%n row", "%n rows")};
        for (qsizetype i = 0; i < m_text.width; ++i) {
            const FoundColumn& column = m_columns[static_cast<std::size_t>(i)].found;
            if (!column.notation.decimal.isNull()) done.decimals << column.notation.decimal;
            if (column.unit.isConverted() && !column.unit.isAssumed)
                done.conversions << conversionText(m_text, i, column.unit);
        }
        return {std::move(rows), {}, summaryOf(m_text, done)};
    }

    /// The columns that are not ignored, by position.
    std::map<qsizetype, FoundColumn> columns() const {
        std::map<qsizetype, FoundColumn> found;
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            if (m_columns[i].column) found.emplace(static_cast<qsizetype>(i), m_columns[i].found);
        return found;
    }

private:
    void assignColumns() {
        if (m_text.header.isEmpty() && m_text.width != std::ssize(m_table.columns)) {
            m_error =
                QCoreApplication::translate(
                    "talweg",
                    "A table without a header must have %2 columns, but this one has %1. The columns are %3.")
                    .arg(QString::number(m_text.width), QString::number(m_table.columns.size()),
                         columnIds(m_table));
            return;
        }
        for (qsizetype i = 0; i < m_text.width && m_error.isEmpty(); ++i)
            m_columns.push_back(columnAt(i));
    }

    ColumnReading columnAt(qsizetype i) {
        if (m_text.header.isEmpty()) return readingOf(m_table.columns[static_cast<std::size_t>(i)], i);
        const QString cell = m_text.header[i];
        const Parameter* column = columnCalled(m_table, cell);
        const bool isTwice = column && std::ranges::count(m_columns, column, &ColumnReading::column) > 0;
        if (column && !isTwice) return readingOf(*column, i);
        if (isCount(cell) && !column) return {};
        m_error =
            isTwice
                ? QCoreApplication::translate("talweg", "Line %1: column %2 is listed more than once.")
                      .arg(QString::number(m_text.headerLine), columnName(m_text, i))
                : QCoreApplication::translate("talweg", "Line %1: column %2 does not exist; columns are %3.")
                      .arg(QString::number(m_text.headerLine), columnName(m_text, i), columnIds(m_table));
        return {};
    }

    ColumnReading readingOf(const Parameter& column, qsizetype i) {
        const bool isNumber =
            column.kind == Parameter::Kind::number || column.kind == Parameter::Kind::numberOrWord;
        const QString id = toQt(column.id);
        if (!isNumber) return {&column, {id}};
        // "R" is the id of a column and not of a unit; "R (m)" contains the unit.
        const bool isPlain = m_text.header.isEmpty() || isCalled(column, m_text.header[i].simplified());
        const std::string assumed(m_assumed.unitFor(column.unit));
        ColumnReading reading{&column,
                              {id, notationOf(m_text, i),
                               isPlain ? ColumnUnit{assumed, column.unit, {}, true}
                                       : unitOf(m_text, i, {}, column.unit, assumed)}};
        const FoundColumn& found = reading.found;
        m_error = found.notation.error.isEmpty() ? found.unit.error : found.notation.error;
        return reading;
    }

    std::vector<Cell> rowOf(const TextRow& row) {
        std::vector<Cell> cells = defaultRow(m_table);
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            const Parameter* column = m_columns[i].column;
            if (!column) continue;
            const QString& given = row.cells[static_cast<qsizetype>(i)];
            const auto cell = cellFrom(m_columns[i], given);
            if (cell)
                cells[static_cast<std::size_t>(column - m_table.columns.data())] = *cell;
            else if (m_error.isEmpty())
                m_error = QCoreApplication::translate("talweg", "Line %1: “%2” is not a valid value of %3.")
                              .arg(QString::number(row.line), given.simplified().left(60), toQt(column->id));
        }
        return cells;
    }

    /// The cell for a text; nothing if the column does not allow this value.
    static std::optional<Cell> cellFrom(const ColumnReading& reading, const QString& text) {
        using Kind = Parameter::Kind;
        const Parameter& column = *reading.column;
        if (text.isEmpty()) return cellOf(column.defaultValue);
        if (column.kind == Kind::text) return text.toStdString();
        for (const Choice& choice : column.choices)
            if (text == toQt(choice.id) || text.compare(toQt(choice.label), Qt::CaseInsensitive) == 0)
                return choice.id;
        if (column.kind == Kind::choice) return {};
        if (column.kind == Kind::numberOrWord && text == toQt(column.word)) return column.word;
        if (const auto number = numberIn(text, reading.found.notation)) return reading.found.unit(*number);
        return {};
    }

    const Parameter& m_table;
    const TextTable& m_text;
    const DisplayUnits& m_assumed;
    std::vector<ColumnReading> m_columns;
    QString m_error;
};

} // namespace

TableReading readTableCsv(const Parameter& table, const DecodedText& text, const TextTableOptions& options,
                          const QString& file, const DisplayUnits& assumed) {
    const auto isExpected = [&table](const QString& cell) { return columnCalled(table, cell) != nullptr; };
    TextTableReading reading =
        readTextTable(text, {options, HeaderKind::byNameOnly, isExpected, file.isEmpty()});
    if (!reading.error.isEmpty()) return {{}, reading.error, {}, {std::move(reading.table)}};
    RowReader reader(table, reading.table, assumed);
    TableReading made = reader.read(file);
    made.found.columns = reader.columns();
    made.found.table = std::move(reading.table);
    return made;
}

} // namespace talweg
