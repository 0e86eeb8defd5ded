#include "workbench/common/column_widths.h"

#include <QHeaderView>
#include <QTableView>
#include <algorithm>
#include <numeric>
#include <vector>

namespace talweg {

namespace {

/// So many rows are measured for the widths of columns: all of a long table would hold up the window.
constexpr int measuredRows = 100;

} // namespace

void fitColumns(QTableView& table) {
    QHeaderView& header = *table.horizontalHeader();
    header.setResizeContentsPrecision(measuredRows);
    const QAbstractItemView& view = table; // where it is public how wide the contents are
    const int columns = table.model()->columnCount();
    if (columns == 0) return;
    std::vector<int> widths;
    for (int column = 0; column < columns; ++column)
        widths.push_back(std::max(header.sectionSizeHint(column), view.sizeHintForColumn(column)));
    const int spare = table.viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    for (int column = 0; column < columns; ++column)
        table.setColumnWidth(column, widths[static_cast<std::size_t>(column)] + std::max(0, spare) / columns);
}

} // namespace talweg
