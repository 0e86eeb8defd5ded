#pragma once

#include "table/encoding.h"
#include "table/table_options.h"

#include <string>
#include <vector>

namespace talweg {

/// The numbers in a column of a table, or an error.
struct MeasuredReading {
    std::vector<double> values = {};
    std::string unit = {}; ///< one of the program's own units, or "1"; empty if none is given
    QString error = {};    ///< complete sentences that name line and column
    QString summary = {};  ///< a description of what was read and how
};

/// Reads a column of a table. `column` is its name in the header, with or without its unit; case is ignored.
/// `file` is the name of the file, for messages.
MeasuredReading readMeasuredTable(const DecodedText& text, const QString& column,
                                  const TextTableOptions& options, const QString& file);

} // namespace talweg
