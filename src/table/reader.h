#pragma once

#include "table/text_table.h"

namespace talweg {

/// A table, or the reason why there is none.
struct TextTableReading {
    TextTable table;    ///< without rows in case of an error
    QString error = {}; ///< complete sentences; empty on success
};

/// Reads a table with any separator, quotes, comments, preamble, header, row of units and lines below the
/// table. Rejects ambiguous tables and rows of unequal lengths.
TextTableReading readTextTable(const DecodedText& text, const TableRequest& request);

} // namespace talweg
