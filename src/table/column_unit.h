#pragma once

#include "table/text_table.h"

#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// The unit of a column.
struct ColumnUnit {
    std::string from;       ///< in which the cells are; empty where neither header nor options name one
    std::string to;         ///< in which they are wanted; "1": as parts of one, made of percent
    QString error = {};     ///< complete sentences; empty on success
    bool isAssumed = false; ///< neither header nor options name it

    bool isConverted() const { return !from.empty() && from != to; }
    double operator()(double number) const;
};

/// The unit of a column that is wanted in another; `axis` is "x", "y" or empty, as options name it. Columns
/// without a unit have the `assumed` one, which is the wanted one where it is empty.
ColumnUnit unitOf(const TextTable& table, qsizetype column, const QString& axis, const std::string& wanted,
                  const std::string& assumed = {});

/// The unit of a column that is wanted in the program's own unit, of whatever kind.
ColumnUnit ownUnitOf(const TextTable& table, qsizetype column);

/// "x_ft from ft to m"
QString conversionText(const TextTable& table, qsizetype column, const ColumnUnit& unit);

} // namespace talweg
