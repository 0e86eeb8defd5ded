#pragma once

#include "base/point.h"
#include "table/encoding.h"
#include "table/found_table.h"
#include "table/table_options.h"

#include <optional>
#include <string>
#include <vector>

namespace talweg {

/// Points read from a table, or the reason why they cannot be read.
struct PointsReading {
    std::optional<Points> points = {};
    std::vector<int> lines = {}; ///< line of each point, from 1
    QString error = {};          ///< complete sentences that name line and column
    QString summary = {};        ///< what was read and how
    FoundTable found = {};       ///< set even if there is an error
};

/// Options for reading points.
struct PointsRequest {
    TextTableOptions options = {};
    std::string unit = "m";   ///< requested unit
    QString file = {};        ///< file name for the summary; empty: pasted
    std::string assumed = {}; ///< unit of columns whose header names none; empty: the requested unit
};

/// Reads the columns x and y of a table (see profileColumns), or the track of a GPX file (see gpxProfile).
PointsReading readPointsTable(const DecodedText& text, const PointsRequest& request);

} // namespace talweg
