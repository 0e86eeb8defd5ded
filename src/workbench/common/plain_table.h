#pragma once

class QAbstractItemModel;
class QSortFilterProxyModel;
class QTableView;

namespace talweg {

class TableTools;

/// Configures a table of results: all rows have the same height, there are no lines between cells, and whole
/// rows are selected and copied (see TableTools). The table's model must not be replaced afterwards.
TableTools& makePlain(QTableView& table);

/// Shows a model in a table that the user can sort by clicking the header of a column. Columns are sorted by
/// exact values (see exactRole). The third click on a header restores the model's order. Call it before
/// makePlain.
QSortFilterProxyModel* showSorted(QTableView& table, QAbstractItemModel& model);

} // namespace talweg
