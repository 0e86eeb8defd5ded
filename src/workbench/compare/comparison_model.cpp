#include "workbench/compare/comparison_model.h"

#include "base/number.h"
#include "base/to_qt.h"
#include "table/table_form.h"
#include "workbench/common/table_tools.h"
#include "workbench/common/wording.h"

#include <QFont>
#include <algorithm>
#include <cmath>
#include <set>

namespace talweg {

namespace {

using Row = ComparisonTable::Row;
using TableCell = ComparisonTable::Cell;

QString words(const std::string& text) {
    return toQt(text);
}

/// A number with this number of significant digits. Differences in later digits appear in the difference
/// columns.
QString brief(double number, int digits) {
    if (!std::isfinite(number)) return readable(number);
    QString text = QString::number(number == 0 ? 0 : number, 'g', digits);
    // Numbers below 10⁹ are written without an exponent.
    if (text.contains(u'e') && std::abs(number) >= 1 && std::abs(number) < 1e9)
        text = QString::number(number, 'f', 0);
    return text.replace(u'-', QChar(0x2212));
}

constexpr int valueDigits = 5, differenceDigits = 4;

/// A number with its sign; positive numbers get a plus sign.
QString signedText(double number) {
    const QString text = brief(number, differenceDigits);
    return number > 0 ? u'+' + text : text;
}

/// A fraction as "+12.3 %".
QString percentText(double fraction) {
    constexpr int digits = 3;
    const double percent = 100 * fraction;
    const QString text = brief(percent, digits);
    return (percent > 0 ? u'+' + text : text) + QStringLiteral(" %");
}

/// The number of characters from the decimal point on; 0 for numbers with an exponent, which are not aligned.
int decimalsOf(const QString& text) {
    const auto point = text.contains(u'e') ? -1 : text.indexOf(u'.');
    return point < 0 ? 0 : static_cast<int>(text.size() - point);
}

} // namespace

void ComparisonModel::setTable(ComparisonTable table, const std::vector<bool>& stale) {
    auto columns = columnsFor(table);
    const auto sameRows = std::ranges::equal(m_table.rows, table.rows, [](const Row& one, const Row& other) {
        return one.kind == other.kind && one.label == other.label && one.unit == other.unit;
    });
    const auto plain = [](std::vector<Column> all) {
        for (Column& column : all)
            column.decimals = 0;
        return all;
    };
    const bool same = sameRows && plain(m_columns) == columns;
    if (!same) beginResetModel();
    m_table = std::move(table);
    m_stale = stale;
    m_columns = std::move(columns);
    measureDecimals();
    if (!same) return endResetModel();
    if (m_table.rows.empty() || m_columns.empty()) return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

void ComparisonModel::setDifferences(Differences differences) {
    if (differences == m_differences) return;
    beginResetModel();
    m_differences = differences;
    m_columns = columnsFor(m_table);
    measureDecimals();
    endResetModel();
}

std::vector<ComparisonModel::Column> ComparisonModel::columnsFor(const ComparisonTable& table) const {
    std::vector<Column> columns;
    for (std::size_t run = 0; run < table.names.size(); ++run) {
        columns.push_back({run, What::value});
        if (run == 0) continue;
        if (m_differences == Differences::absolute || m_differences == Differences::both)
            columns.push_back({run, What::absolute});
        if (m_differences == Differences::relative || m_differences == Differences::both)
            columns.push_back({run, What::relative});
    }
    return columns;
}

void ComparisonModel::measureDecimals() {
    for (Column& column : m_columns) {
        column.decimals = 0;
        for (const Row& row : m_table.rows)
            if (!row.cells.empty() && row.cells[column.run].number)
                column.decimals = std::max(column.decimals, decimalsOf(textOf(row, column)));
    }
}

std::size_t ComparisonModel::runAt(int column) const {
    return m_columns[static_cast<std::size_t>(column)].run;
}

int ComparisonModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QString ComparisonModel::textOf(const Row& row, const Column& column) const {
    if (row.cells.empty())
        return row.kind == Row::Kind::alike && column.run == 0 ? words(row.help) : QString();
    const TableCell& cell = row.cells[column.run];
    if (column.what == What::value) {
        if (cell.number) return brief(*cell.number, valueDigits);
        return cell.text.empty() ? QStringLiteral("–") : words(cell.text);
    }
    const auto difference = cell.difference();
    if (!difference || !cell.differs) return {};
    if (column.what == What::absolute) return signedText(*difference);
    const auto relative = cell.relative();
    return relative ? percentText(*relative) : QString();
}

QString ComparisonModel::toolTip(const Row& row, const Column& column) const {
    QStringList lines;
    if (!row.help.empty()) lines << words(row.help);
    if (!row.cells.empty()) {
        const TableCell& cell = row.cells[column.run];
        if (!cell.number && !cell.text.empty()) lines << words(cell.text);
        if (const auto number = column.what == What::absolute ? cell.difference()
                                : column.what == What::value  ? cell.number
                                                              : std::nullopt)
            lines << (words(inFull(*number)) + u' ' + words(row.unit)).trimmed();
        if (!cell.note.empty()) lines << words(cell.note);
    }
    if (lines.isEmpty()) return {};
    for (QString& line : lines)
        line = line.toHtmlEscaped();
    return QStringLiteral("<p>%1</p>").arg(lines.join(QStringLiteral("</p><p>")));
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = m_table.rows[static_cast<std::size_t>(index.row())];
    const Column& column = m_columns[static_cast<std::size_t>(index.column())];
    const TableCell* cell = row.cells.empty() ? nullptr : &row.cells[column.run];
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, column);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::AccessibleTextRole: {
        const QString title = rowTitle(row), run = headerData(index.column(), Qt::Horizontal).toString();
        return QStringLiteral("%1, %2: %3").arg(title, run.simplified(), textOf(row, column));
    }
    case isNumber:
        return cell && cell->number;
    case decimals:
        return column.decimals;
    case differs:
        return cell && cell->differs && !cell->isEmpty();
    case isHeading:
        return row.kind == Row::Kind::heading;
    case startsRun:
        return index.column() > 0 && column.what == What::value;
    case spans:
        if (row.kind == Row::Kind::alike) return columnCount() - index.column();
        return row.kind == Row::Kind::outcome && column.what == What::value && column.run > 0
                   ? static_cast<int>(std::ranges::count(m_columns, column.run, &Column::run))
                   : 1;
    default:
        return {};
    }
}

QString ComparisonModel::rowTitle(const Row& row) const {
    const QString label = words(row.label);
    return row.unit.empty() ? label : QStringLiteral("%1 (%2)").arg(label, words(row.unit));
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const auto number = static_cast<std::size_t>(section);
    if (orientation == Qt::Vertical) {
        if (number >= m_table.rows.size()) return {};
        const Row& row = m_table.rows[number];
        if (role == Qt::DisplayRole) return rowTitle(row);
        if (role == Qt::ToolTipRole) return words(row.help);
        if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignLeft | Qt::AlignVCenter);
        if (role == Qt::FontRole && row.kind == Row::Kind::heading) {
            QFont font;
            font.setBold(true);
            return font;
        }
        return {};
    }
    if (number >= m_columns.size()) return {};
    const Column& column = m_columns[number];
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    const QString name = words(m_table.names[column.run]);
    const bool stale = column.run < m_stale.size() && m_stale[column.run];
    if (role == Qt::ToolTipRole) {
        QString text =
            column.run == 0              ? tr("%1, the baseline of the comparison").arg(name)
            : column.what == What::value ? name
            : column.what == What::absolute
                ? tr("%1 minus the baseline").arg(name)
                : tr("%1 minus the baseline, in per cent of the baseline's absolute value").arg(name);
        if (stale) text += u'\n' + tr("Outdated.");
        return text;
    }
    if (role != Qt::DisplayRole) return {};
    if (column.what == What::absolute) return QStringLiteral("Δ");
    if (column.what == What::relative) return QStringLiteral("Δ %");
    if (stale) return tr("%1\noutdated").arg(name);
    return column.run == 0 ? tr("%1\nbaseline").arg(name) : name;
}

/// The text of a cell for other programs; numbers have all digits.
QString ComparisonModel::inAllDigits(const QModelIndex& index, char decimal) const {
    const Row& row = m_table.rows[static_cast<std::size_t>(index.row())];
    const Column& column = m_columns[static_cast<std::size_t>(index.column())];
    if (row.cells.empty() || !row.cells[column.run].number) return index.data().toString();
    const TableCell& cell = row.cells[column.run];
    const auto number = column.what == What::value      ? cell.number
                        : column.what == What::absolute ? cell.difference()
                                                        : cell.relative();
    if (!number || !std::isfinite(*number) || (column.what != What::value && !cell.differs)) return {};
    if (column.what == What::relative) return withDecimal(words(shortest(100 * *number)), decimal) + " %";
    return withDecimal(words(shortest(*number)), decimal);
}

QString ComparisonModel::asText(const QModelIndexList& cells) const {
    std::set<int> rows, columns;
    for (const QModelIndex& cell : cells) {
        rows.insert(cell.row());
        columns.insert(cell.column());
    }
    for (int row = 0; cells.isEmpty() && row < rowCount(); ++row)
        rows.insert(row);
    for (int column = 0; cells.isEmpty() && column < columnCount(); ++column)
        columns.insert(column);
    // Sentences are joined into one line, because each row must be one line.
    const auto plain = [](QString text) { return text.replace(u'\t', u' ').replace(u'\n', u' '); };
    const char decimal = chosenTableForm().decimal;
    QStringList head{QString()};
    for (const int column : columns)
        head << plain(headerData(column, Qt::Horizontal).toString());
    QStringList lines{head.join(u'\t')};
    for (const int row : rows) {
        QStringList line{plain(headerData(row, Qt::Vertical).toString())};
        for (const int column : columns) {
            const QModelIndex cell = index(row, column);
            const bool chosen = cells.isEmpty() || cells.contains(cell);
            line << (chosen ? plain(inAllDigits(cell, decimal)) : QString());
        }
        lines << line.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace talweg

#include "moc_comparison_model.cpp"
