#include "project/table_csv.h"

#include "project/csv_cells.h"
#include "systems/table.h"

#include <QCoreApplication>
#include <algorithm>

namespace talweg {

namespace {

QString toQt(const std::string& text) {
    return QString::fromStdString(text);
}

bool isCalled(const Parameter& column, const QString& name) {
    const QString id = toQt(column.id), label = toQt(column.label);
    return name == id || name == id + u'_' + toQt(column.unit)
           || name.compare(label, Qt::CaseInsensitive) == 0;
}

/// Which column of the table every cell of a line belongs to.
using Order = std::vector<std::size_t>;

/// As the header says; nothing where the line is none.
std::optional<Order> orderOf(const Parameter& table, const QStringList& header) {
    Order order;
    for (const QString& name : header) {
        const auto column =
            std::ranges::find_if(table.columns, [&](const Parameter& c) { return isCalled(c, name); });
        if (column == table.columns.end()) return {};
        order.push_back(static_cast<std::size_t>(column - table.columns.begin()));
    }
    return order;
}

/// Nothing where the text is no value of the column.
std::optional<Cell> cellFrom(const Parameter& column, const QString& text, QChar separator) {
    using Kind = Parameter::Kind;
    if (text.isEmpty()) return cellOf(column.defaultValue);
    if (column.kind == Kind::text) return text.toStdString();
    for (const Choice& choice : column.choices)
        if (text == toQt(choice.id) || text.compare(toQt(choice.label), Qt::CaseInsensitive) == 0)
            return choice.id;
    if (column.kind == Kind::choice) return {};
    if (column.kind == Kind::numberOrWord && text == toQt(column.word)) return column.word;
    if (const auto number = numberIn(text, separator)) return *number;
    return {};
}

QString columnNames(const Parameter& table) {
    QStringList names;
    for (const Parameter& column : table.columns)
        names << toQt(column.id);
    return names.join(", ");
}

QString beginningOf(const QString& line) {
    return line.trimmed().left(60);
}

/// Reads lines one after the other, up to one that is wrong.
class CsvReader {
public:
    explicit CsvReader(const Parameter& table) : m_table(table) {
        for (std::size_t c = 0; c < table.columns.size(); ++c)
            m_order.push_back(c);
    }

    TableReading read(const QString& text) {
        for (const QString& line : linesOf(text)) {
            ++m_line;
            if (line.trimmed().isEmpty() || line.startsWith(u'#')) continue;
            take(line);
            if (!m_error.isEmpty()) return {{}, m_error};
        }
        if (m_rows.empty()) return {{}, QCoreApplication::translate("talweg", "There are no rows.")};
        return {std::move(m_rows), {}};
    }

private:
    void take(const QString& line) {
        const bool first = m_separator.isNull();
        if (first) m_separator = separatorOf(line);
        const QStringList cells = cellsOf(line, m_separator);
        if (first)
            if (auto order = orderOf(m_table, cells)) {
                m_order = std::move(*order);
                m_hasHeader = true;
                return;
            }
        if (cells.size() != std::ssize(m_order)) return complainAboutCount(line, cells.size());
        std::vector<Cell> row = defaultRow(m_table);
        for (std::size_t i = 0; i < m_order.size(); ++i) {
            const Parameter& column = m_table.columns[m_order[i]];
            const QString& given = cells[static_cast<qsizetype>(i)];
            const auto cell = cellFrom(column, given, m_separator);
            if (!cell) {
                m_error = QCoreApplication::translate("talweg", "Line %1, “%2”, has “%3” for %4.")
                              .arg(QString::number(m_line), beginningOf(line), given, toQt(column.id));
                return;
            }
            row[m_order[i]] = *cell;
        }
        m_rows.push_back(std::move(row));
    }

    void complainAboutCount(const QString& line, qsizetype count) {
        const QString number = QString::number(m_line), has = QString::number(count),
                      wanted = QString::number(m_order.size());
        m_error =
            m_hasHeader
                ? QCoreApplication::translate("talweg", "Line %1, “%2”, has %3 cells, but the header has %4.")
                      .arg(number, beginningOf(line), has, wanted)
                : QCoreApplication::translate(
                      "talweg",
                      "Line %1, “%2”, has %3 cells, but without a header that names them there must be "
                      "%4: %5.")
                      .arg(number, beginningOf(line), has, wanted, columnNames(m_table));
    }

    const Parameter& m_table;
    Order m_order;
    bool m_hasHeader = false;
    QChar m_separator;
    Table m_rows;
    int m_line = 0;
    QString m_error;
};

} // namespace

TableReading readTableCsv(const Parameter& table, const QString& text) {
    return CsvReader(table).read(text);
}

} // namespace talweg
