#pragma once

#include "table/encoding.h"
#include "table/table_options.h"

#include <string>
#include <vector>

namespace talweg {

/// Numbers read from a column of a table, or why they cannot be.
struct MeasuredReading {
    std::vector<double> values = {};
    std::string unit = {}; ///< one of the program's own, or "1"; empty where none is named
    QString error = {};    ///< complete sentences that name line and column
    QString summary = {};  ///< what was read and how
};

/// Reads the column of that name of a table whose file is called `file`: the name as in the header, or
/// without its unit, in capital or small letters.
MeasuredReading readMeasuredTable(const DecodedText& text, const QString& column,
                                  const TextTableOptions& options, const QString& file);

} // namespace talweg
