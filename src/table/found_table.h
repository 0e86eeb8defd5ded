#pragma once

#include "table/column_unit.h"
#include "table/number_column.h"

#include <map>

namespace talweg {

/// A column of a table, and how to read its cells.
struct FoundColumn {
    QString use;            ///< "x", "y", or the id of the table column that it fills
    Notation notation = {}; ///< notation of its numbers
    ColumnUnit unit = {};   ///< unit of its numbers
    std::vector<std::optional<double>> numbers =
        {}; ///< coordinates of points as written; empty where missing
};

/// The columns found in a text. They are kept even if an error is found later.
struct FoundTable {
    TextTable table = {};
    std::map<qsizetype, FoundColumn> columns = {}; ///< by column index; only columns that are read
    qsizetype rowsWithGaps = 0;                    ///< number of rows that lack a coordinate
};

} // namespace talweg
