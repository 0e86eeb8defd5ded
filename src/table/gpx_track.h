#pragma once

#include "base/point.h"
#include "table/table_options.h"

#include <vector>

namespace talweg {

/// A profile from the track of a satellite receiver, in metres.
struct GpxProfile {
    Points points;
    std::vector<int> lines = {};    ///< line of each point in the file, from 1
    qsizetype repeated = 0;         ///< number of omitted points that equal the previous one
    qsizetype withoutElevation = 0; ///< omitted points
    QString error = {};             ///< complete sentences; empty on success
};

/// Whether a text is a GPX file, the format of satellite receivers.
bool isGpx(const QString& text);

/// Reads the track of a GPX file, or its route if it has no track. x is the horizontal distance from the
/// first point along the track on the WGS 84 ellipsoid, y the elevation as written. Segments are joined.
/// Rejects several tracks, and points without an elevation unless gaps are skipped.
GpxProfile gpxProfile(const QString& text, const TextTableOptions& options);

} // namespace talweg
