#pragma once

class QTableView;

namespace talweg {

/// Width for the heading of a column and its first hundred rows, of which one of each shape is measured,
/// because text layout is slow.
int wantedWidth(const QTableView& table, int column);

/// Makes the columns of a table of numbers wide enough for their titles and for numbers of usual length; the
/// remaining space is shared.
void fitColumns(QTableView& table);

} // namespace talweg
