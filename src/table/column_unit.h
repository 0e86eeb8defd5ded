#pragma once

#include "table/text_table.h"

#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// The unit of a column.
struct ColumnUnit {
    std::string from;       ///< unit of the cells; empty if neither header nor options give one
    std::string to;         ///< unit to convert to; "1": fractions of 1, converted from percent
    QString error = {};     ///< complete sentences; empty on success
    bool isAssumed = false; ///< neither header nor options give the unit

    bool isConverted() const { return !from.empty() && from != to; }
    double operator()(double number) const;
};

/// The unit of a column, and the conversion to the unit `wanted`. `axis` is the name of the column in the
/// options: "x", "y" or empty. If neither header nor options give the unit, it is `assumed`; if that is
/// empty, it is `wanted`.
ColumnUnit unitOf(const TextTable& table, qsizetype column, const QString& axis, const std::string& wanted,
                  const std::string& assumed = {});

/// The unit of a column, and the conversion to the program's own unit of this kind.
ColumnUnit ownUnitOf(const TextTable& table, qsizetype column);

/// The conversion of a column as text for a summary: "x_ft from ft to m".
QString conversionText(const TextTable& table, qsizetype column, const ColumnUnit& unit);

} // namespace talweg
