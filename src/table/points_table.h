#pragma once

#include "base/point.h"
#include "table/encoding.h"
#include "table/found_table.h"
#include "table/table_options.h"

#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// Points read from a table, or an error.
struct PointsReading {
    std::optional<Points> points = {};
    std::vector<int> lines = {}; ///< line of each point, from 1
    QString error = {};          ///< complete sentences that name line and column
    QString summary = {};        ///< a description of what was read and how
    FoundTable found = {};       ///< set even if there is an error
};

/// Options for reading points.
struct PointsRequest {
    TextTableOptions options = {};
    std::string unit = "m";   ///< unit to convert to
    QString file = {};        ///< name of the file for the summary; empty: pasted text
    std::string assumed = {}; ///< unit of columns without one; empty: as `unit`
};

/// Reads points from the columns x and y of a table (see profileColumns) or the track of a GPX file (see
/// gpxProfile).
PointsReading readPointsTable(const DecodedText& text, const PointsRequest& request);

} // namespace talweg
