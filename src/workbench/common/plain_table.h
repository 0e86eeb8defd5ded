#pragma once

class QAbstractItemModel;
class QSortFilterProxyModel;
class QTableView;

namespace talweg {

class TableTools;

/// Makes a table of results of it: whole rows are chosen and copied (see TableTools), no lines between the
/// cells, rows of one height. Its model does not change any more.
TableTools& makePlain(QTableView& table);

/// Shows a model, in its own order or in that of the column whose head is clicked: numbers by what they are
/// exactly (see exactRole), with the third click in its own order again. To be called before makePlain.
QSortFilterProxyModel* showSorted(QTableView& table, QAbstractItemModel& model);

} // namespace talweg
