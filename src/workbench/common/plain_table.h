#pragma once

class QTableView;

namespace talweg {

/// Makes a table of results of it: whole rows are chosen and copied (see TableTools), no lines between the
/// cells, rows of one height. Its model does not change any more.
void makePlain(QTableView& table);

} // namespace talweg
