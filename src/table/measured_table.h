#pragma once

#include "table/encoding.h"
#include "table/table_options.h"

#include <string>
#include <vector>

namespace talweg {

/// Numbers read from a column of a table, or the reason why they cannot be read.
struct MeasuredReading {
    std::vector<double> values = {};
    std::string unit = {}; ///< one of the program's own, or "1"; empty if none is given
    QString error = {};    ///< complete sentences that name line and column
    QString summary = {};  ///< what was read and how
};

/// Reads a column of a table from `file`. The column is named as in the header, with or without its unit,
/// ignoring case.
MeasuredReading readMeasuredTable(const DecodedText& text, const QString& column,
                                  const TextTableOptions& options, const QString& file);

} // namespace talweg
