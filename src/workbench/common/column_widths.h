#pragma once

class QTableView;

namespace talweg {

/// As wide as the column's heading and its first hundred rows, of which one of each shape is measured: laying
/// out a text takes long.
int wantedWidth(const QTableView& table, int column);

/// Makes the columns of a table of numbers wide enough for their titles and for numbers of usual length;
/// what room is left they share.
void fitColumns(QTableView& table);

} // namespace talweg
