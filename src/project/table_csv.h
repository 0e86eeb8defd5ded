#pragma once

#include "systems/parameter.h"

#include <QString>
#include <optional>

namespace talweg {

/// Rows read from text, or why they cannot be.
struct TableReading {
    std::optional<Table> rows;
    QString error; ///< a complete sentence that names the line
};

/// Reads CSV, with or without a byte-order mark and quotes, separated by comma, semicolon or tab, into rows
/// of a table. A header names columns by their ids, ids with units (`m_kg`), or labels; without one every
/// line has all columns in order. Cells that are left out or empty have their standard values; choices are
/// named by ids or labels. Lines that are empty or begin with # are passed over. Ranges are not looked at.
TableReading readTableCsv(const Parameter& table, const QString& text);

} // namespace talweg
