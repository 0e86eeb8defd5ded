#pragma once

class QTableView;

namespace talweg {

/// The width in pixels that a column needs for its heading and its first hundred rows. Texts that differ only
/// in their digits are measured once, because text layout is slow.
int wantedWidth(const QTableView& table, int column);

/// Makes each visible column of a table of numbers as wide as wantedWidth. Space left over is divided equally
/// among the columns.
void fitColumns(QTableView& table);

} // namespace talweg
