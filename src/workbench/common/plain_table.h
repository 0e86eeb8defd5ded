#pragma once

class QAbstractItemModel;
class QSortFilterProxyModel;
class QTableView;

namespace talweg {

class TableTools;

/// Configures a table of results: whole rows are selected and copied (see TableTools), without lines between
/// cells, with rows of one height. Its model must not change any more.
TableTools& makePlain(QTableView& table);

/// Shows a model, in its own order or sorted by the column whose header is clicked: numbers by their exact
/// values (see exactRole); the third click restores the own order. Call it before makePlain.
QSortFilterProxyModel* showSorted(QTableView& table, QAbstractItemModel& model);

} // namespace talweg
