#pragma once

#include "table/column_unit.h"
#include "table/number_column.h"

#include <map>

namespace talweg {

/// A column of a table, and how its cells are read.
struct FoundColumn {
    QString use;            ///< "x", "y", or the id of the table column that it fills
    Notation notation = {}; ///< notation of its numbers
    ColumnUnit unit = {};   ///< unit of its numbers
    std::vector<std::optional<double>> numbers =
        {}; ///< coordinates of points as written; empty where missing
};

/// Columns found in a text, also if it was rejected later.
struct FoundTable {
    TextTable table = {};
    std::map<qsizetype, FoundColumn> columns = {}; ///< by index; only columns that are read
    qsizetype rowsWithGaps = 0;                    ///< rows of points that lack a number
};

} // namespace talweg
