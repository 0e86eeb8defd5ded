#pragma once

#include "table/column_unit.h"
#include "table/number_column.h"

#include <map>

namespace talweg {

/// What a column of a table is read as.
struct FoundColumn {
    QString use;            ///< "x", "y", or the id of what it fills
    Notation notation = {}; ///< of its numbers
    ColumnUnit unit = {};   ///< of its numbers
    std::vector<std::optional<double>> numbers =
        {}; ///< of points, as they are written; missing ones are gaps
};

/// What was found in a text, as far as reading went before it was refused.
struct FoundTable {
    TextTable table = {};
    std::map<qsizetype, FoundColumn> columns = {}; ///< those that are read
    qsizetype rowsWithGaps = 0;                    ///< rows of points with a number missing
};

} // namespace talweg
