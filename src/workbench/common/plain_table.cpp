#include "workbench/common/plain_table.h"

#include "workbench/common/table_tools.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>

namespace talweg {

namespace {

constexpr int rowHeight = 24; ///< in pixels

/// Numbers run from left to right where words run from right to left, at the same side of their cells.
class NumbersAsWritten : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (option->direction == Qt::LeftToRight || option->text.isEmpty() || option->text[0].isLetter())
            return;
        option->displayAlignment = QStyle::visualAlignment(option->direction, option->displayAlignment);
        option->direction = Qt::LeftToRight;
    }
};

} // namespace

TableTools& makePlain(QTableView& table) {
    table.setProperty("plain", true);
    table.setSelectionBehavior(QTableView::SelectRows);
    table.setTabKeyNavigation(false);
    table.setShowGrid(false);
    table.setAlternatingRowColors(true);
    table.setItemDelegate(new NumbersAsWritten(&table));
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
