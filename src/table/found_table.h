#pragma once

#include "table/column_unit.h"
#include "table/number_column.h"

#include <map>

namespace talweg {

/// How a column of a table is read.
struct FoundColumn {
    QString use;                                     ///< "x", "y", or the id of what it fills
    Notation notation = {};                          ///< of its numbers
    ColumnUnit unit = {};                            ///< of its numbers
    std::vector<std::optional<double>> numbers = {}; ///< written coordinates of points; missing ones are gaps
};

/// What was found in a text before it was rejected.
struct FoundTable {
    TextTable table = {};
    std::map<qsizetype, FoundColumn> columns = {}; ///< those that are read
    qsizetype rowsWithGaps = 0;                    ///< rows of points with a number missing
};

} // namespace talweg
