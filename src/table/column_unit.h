#pragma once

#include "table/text_table.h"

#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// The unit of a column.
struct ColumnUnit {
    std::string from;       ///< unit of the cells; empty if neither header nor options name one
    std::string to;         ///< requested unit; "1": fractions of 1, converted from percent
    QString error = {};     ///< complete sentences; empty on success
    bool isAssumed = false; ///< neither header nor options name the unit

    bool isConverted() const { return !from.empty() && from != to; }
    double operator()(double number) const;
};

/// The unit of a column whose numbers are requested in `to`; `axis` is the axis name in the options: "x", "y"
/// or empty. Columns without a unit have the unit `assumed`, or the requested one if that is empty.
ColumnUnit unitOf(const TextTable& table, qsizetype column, const QString& axis, const std::string& wanted,
                  const std::string& assumed = {});

/// The unit of a column whose numbers are requested in the program's own unit, of any kind.
ColumnUnit ownUnitOf(const TextTable& table, qsizetype column);

/// The conversion of a column for a summary: "x_ft from ft to m".
QString conversionText(const TextTable& table, qsizetype column, const ColumnUnit& unit);

} // namespace talweg
