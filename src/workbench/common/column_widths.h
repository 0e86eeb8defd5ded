#pragma once

class QTableView;

namespace talweg {

/// The width that a column needs for its heading and its first hundred rows. Of texts with the same shape
/// only one is measured, because text layout is slow.
int wantedWidth(const QTableView& table, int column);

/// Makes the columns of a table of numbers wide enough for their titles and for numbers of usual length; the
/// remaining space is shared.
void fitColumns(QTableView& table);

} // namespace talweg
