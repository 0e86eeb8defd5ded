#pragma once

class QTableView;

namespace talweg {

/// Makes the columns of a table of numbers wide enough for their titles and for numbers of usual length;
/// what room is left they share.
void fitColumns(QTableView& table);

} // namespace talweg
