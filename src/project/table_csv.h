#pragma once

#include "base/display_units.h"
#include "systems/parameter.h"
#include "table/encoding.h"
#include "table/found_table.h"
#include "table/table_options.h"

#include <optional>

namespace talweg {

/// Rows of an input table read from a text, or an error.
struct TableReading {
    std::optional<Table> rows = {};
    QString error = {};    ///< complete sentences that name the line
    QString summary = {};  ///< a description of what was read and how
    FoundTable found = {}; ///< set even if there is an error
};

/// Reads the rows of an input table from a text (see table/reader.h). `file` is the file name; empty for
/// pasted text. A header names columns by their ids, ids with units (`m_kg`, `m (g)`) or labels. Without a
/// header, each line has all columns in order. Columns of row numbers, named `id`, `n`, `no` or `nr`, are
/// ignored. Omitted columns and empty cells get default values; choices are given by ids or labels. Ranges
/// are not checked. Numbers without a unit are in the units `assumed`.
TableReading readTableCsv(const Parameter& table, const DecodedText& text,
                          const TextTableOptions& options = {}, const QString& file = {},
                          const DisplayUnits& assumed = {});

} // namespace talweg
