#include "workbench/common/plain_table.h"

#include "workbench/common/table_tools.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QTableView>

namespace talweg {

namespace {

constexpr int rowHeight = 24; ///< in pixels

} // namespace

TableTools& makePlain(QTableView& table) {
    table.setProperty("plain", true);
    table.setSelectionBehavior(QTableView::SelectRows);
    table.setTabKeyNavigation(false);
    table.setShowGrid(false);
    table.setAlternatingRowColors(true);
    table.verticalHeader()->setDefaultSectionSize(rowHeight);
    table.horizontalHeader()->setHighlightSections(false);
    return *new TableTools(table);
}

QSortFilterProxyModel* showSorted(QTableView& table, QAbstractItemModel& model) {
    auto* sorted = new QSortFilterProxyModel(&table);
    sorted->setSourceModel(&model);
    sorted->setSortRole(exactRole);
    table.setModel(sorted);
    table.horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    table.horizontalHeader()->setSortIndicatorClearable(true);
    table.setSortingEnabled(true);
    return sorted;
}

} // namespace talweg
