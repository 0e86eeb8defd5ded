#pragma once

#include "table/text_table.h"

namespace talweg {

/// A table read from text, or an error.
struct TextTableReading {
    TextTable table;    ///< has no rows if there is an error
    QString error = {}; ///< complete sentences; empty on success
};

/// Reads a table with any separator. It may have quoted cells, comments, lines above and below, a header and
/// a row of units. Ambiguous tables and rows of different lengths are errors.
TextTableReading readTextTable(const DecodedText& text, const TableRequest& request);

} // namespace talweg
