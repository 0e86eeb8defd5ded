#pragma once

class QTableView;

namespace talweg {

/// Makes a table of results of it: whole rows are chosen, no lines between the cells, rows of one height.
void makePlain(QTableView& table);

} // namespace talweg
