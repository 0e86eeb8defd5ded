#pragma once

#include "table/text_table.h"

namespace talweg {

/// A table, or why there is none.
struct TextTableReading {
    TextTable table;    ///< without rows where there is an error
    QString error = {}; ///< complete sentences; empty on success
};

/// Reads a table whatever its separator, quotes, comments, preamble, header, row of units and last lines.
/// Refuses what can be read in several ways, and rows of unequal lengths.
TextTableReading readTextTable(const DecodedText& text, const TableRequest& request);

} // namespace talweg
