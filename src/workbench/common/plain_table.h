#pragma once

class QAbstractItemModel;
class QSortFilterProxyModel;
class QTableView;

namespace talweg {

class TableTools;

/// Configures a table of results: rows have one height and no lines between cells, and whole rows are
/// selected and copied (see TableTools). The table's model must not be replaced afterwards.
TableTools& makePlain(QTableView& table);

/// Shows a model in its own order, or sorted by the column whose header is clicked, by exact values (see
/// exactRole). The third click restores the model's order. Call it before makePlain.
QSortFilterProxyModel* showSorted(QTableView& table, QAbstractItemModel& model);

} // namespace talweg
