#include "workbench/common/plain_table.h"

#include "workbench/common/table_tools.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableView>
#include <cmath>

namespace talweg {

namespace {

constexpr int rowHeight = 24; ///< in pixels

/// Draws numbers from left to right and aligned at the same side of the cells, even in a right-to-left
/// layout.
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

/// Sorts by numeric value; cells that are not numbers come last.
class SortedByNumber : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override {
        const QVariant a = left.data(sortRole()), b = right.data(sortRole());
        if (a.typeId() != QMetaType::Double || b.typeId() != QMetaType::Double)
            return QSortFilterProxyModel::lessThan(left, right);
        return !std::isnan(a.toDouble()) && (std::isnan(b.toDouble()) || a.toDouble() < b.toDouble());
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
    auto* sorted = new SortedByNumber(&table);
    sorted->setSourceModel(&model);
    sorted->setSortRole(exactRole);
    table.setModel(sorted);
    table.horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    table.horizontalHeader()->setSortIndicatorClearable(true);
    table.setSortingEnabled(true);
    return sorted;
}

} // namespace talweg
