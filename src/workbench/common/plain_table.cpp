#include "workbench/common/plain_table.h"

#include "workbench/common/table_tools.h"

#include <QHeaderView>
#include <QTableView>

namespace talweg {

namespace {

constexpr int rowHeight = 24; ///< in pixels

} // namespace

void makePlain(QTableView& table) {
    table.setProperty("plain", true);
    table.setSelectionBehavior(QTableView::SelectRows);
    table.setTabKeyNavigation(false);
    table.setShowGrid(false);
    table.setAlternatingRowColors(true);
    table.verticalHeader()->setDefaultSectionSize(rowHeight);
    table.horizontalHeader()->setHighlightSections(false);
    new TableTools(table);
}

} // namespace talweg
