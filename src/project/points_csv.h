#pragma once

#include "base/point.h"

#include <QString>
#include <optional>
#include <vector>

namespace talweg {

/// Points read from text, or why they cannot be.
struct PointsReading {
    std::optional<Points> points;
    std::vector<int> lines; ///< where each of them is, from 1
    QString error;          ///< a complete sentence that names the line
};

/// Reads CSV, with or without a byte-order mark and quotes, with columns x and y: the first two columns, or
/// those a header calls `x`/`x_m` and `y`/`y_m`; separated by comma, semicolon or tab. Lines that are empty
/// or begin with # are passed over. Numbers have a decimal point, or a decimal comma where the separator is
/// another.
PointsReading readPointsCsv(const QString& text);

} // namespace talweg
