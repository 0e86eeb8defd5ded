#include "workbench/common/column_widths.h"

#include <QHeaderView>
#include <QSet>
#include <QTableView>
#include <algorithm>
#include <vector>

namespace talweg {

namespace {

/// Number of rows measured for the width of a column. If too large, long tables block the window.
constexpr int measuredRows = 100;

/// The text of a cell with all digits replaced by 0, because all digits have the same width.
QString shapeOf(const QModelIndex& cell) {
    QString shape = cell.data().toString();
    for (QChar& letter : shape)
        if (letter.isDigit()) letter = u'0';
    return cell.data(Qt::DecorationRole).isValid() ? u'\n' + shape : shape;
}

} // namespace

int wantedWidth(const QTableView& table, int column) {
    table.ensurePolished();
    int width = table.horizontalHeader()->sectionSizeHint(column);
    const int rows = std::min(table.model()->rowCount(), measuredRows);
    QSet<QString> measured;
    for (int row = 0; row < rows; ++row) {
        const QModelIndex cell = table.model()->index(row, column);
        const QString shape = shapeOf(cell);
        if (measured.contains(shape)) continue;
        measured.insert(shape);
        width = std::max(width, table.sizeHintForIndex(cell).width() + (table.showGrid() ? 1 : 0));
    }
    return width;
}

void fitColumns(QTableView& table) {
    const int columns = table.model()->columnCount();
    std::vector<std::pair<int, int>> widths; // (column, width) of the visible columns
    int spare = table.viewport()->width();
    for (int column = 0; column < columns; ++column) {
        if (table.isColumnHidden(column)) continue;
        widths.emplace_back(column, wantedWidth(table, column));
        spare -= widths.back().second;
    }
    for (const auto& [column, width] : widths)
        table.setColumnWidth(column, width + std::max(0, spare) / static_cast<int>(widths.size()));
}

} // namespace talweg
