#pragma once

#include "base/point.h"
#include "table/table_options.h"

#include <vector>

namespace talweg {

/// A profile made of a track of a satellite receiver, in metres.
struct GpxProfile {
    Points points;
    std::vector<int> lines = {};    ///< of the file, from 1: where each of them is
    qsizetype repeated = 0;         ///< points that were left out as they are where the one before is
    qsizetype withoutElevation = 0; ///< points that were left out
    QString error = {};             ///< complete sentences; empty on success
};

/// Whether a text is a GPX file, as satellite receivers write it.
bool isGpx(const QString& text);

/// Reads the track of a GPX file, or its route where it has no track: x is the distance along it from its
/// first point on the WGS 84 ellipsoid, level, and y the elevation as it is written. Segments are joined.
/// Refuses several tracks, and points without an elevation unless gaps are to be skipped.
GpxProfile gpxProfile(const QString& text, const TextTableOptions& options);

} // namespace talweg
