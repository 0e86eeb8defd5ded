#include "workbench/column_widths.h"

#include <QHeaderView>
#include <QTableView>
#include <numeric>

namespace talweg {

namespace {

constexpr int padding = 9;

} // namespace

void fitColumns(QTableView& table) {
    const QAbstractItemModel& model = *table.model();
    const int columns = model.columnCount();
    if (columns == 0) return;
    const QFontMetrics metrics(table.horizontalHeader()->font());
    std::vector<int> widths;
    for (int column = 0; column < columns; ++column) {
        const QString title = model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        widths.push_back(2 * padding
                         + metrics.horizontalAdvance(title.size() < 5 ? QStringLiteral("00.00") : title));
    }
    const int spare = table.viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    for (int column = 0; column < columns; ++column)
        table.setColumnWidth(column, widths[static_cast<std::size_t>(column)] + std::max(0, spare) / columns);
}

} // namespace talweg
