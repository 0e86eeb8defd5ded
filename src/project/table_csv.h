#pragma once

#include "base/display_units.h"
#include "systems/parameter.h"
#include "table/encoding.h"
#include "table/found_table.h"
#include "table/table_options.h"

#include <optional>

namespace talweg {

/// Rows read from a table, or the reason why they cannot be read.
struct TableReading {
    std::optional<Table> rows = {};
    QString error = {};    ///< complete sentences that name the line
    QString summary = {};  ///< what was read and how
    FoundTable found = {}; ///< set even if there is an error
};

/// Reads a text into rows of a table (see table/reader.h); `file` is its name, empty for pasted text. A
/// header names columns by their ids, ids with units (`m_kg`, `m (g)`) or labels; without a header every line
/// has all columns in order. Columns with row numbers, named `n` or `id`, are ignored. Omitted or empty cells
/// get their default values; choices are given by ids or labels. Ranges are not checked. Numbers without a
/// unit are in the units `assumed`.
TableReading readTableCsv(const Parameter& table, const DecodedText& text,
                          const TextTableOptions& options = {}, const QString& file = {},
                          const DisplayUnits& assumed = {});

} // namespace talweg
