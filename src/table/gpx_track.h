#pragma once

#include "base/point.h"
#include "table/table_options.h"

#include <vector>

namespace talweg {

/// A ground profile from the track of a satellite receiver, in metres.
struct GpxProfile {
    Points points;
    std::vector<int> lines = {};    ///< line of each point in the file, from 1
    qsizetype repeated = 0;         ///< number of points omitted because they equal the previous one
    qsizetype withoutElevation = 0; ///< number of points omitted because they have no elevation
    QString error = {};             ///< complete sentences; empty on success
};

/// Whether a text is a GPX file, the format of satellite receivers.
bool isGpx(const QString& text);

/// Reads the track of a GPX file, or its route if it has no track. x is the horizontal distance from the
/// first point, along the track on the WGS 84 ellipsoid; y is the elevation in the file. The segments of a
/// track are joined. Several tracks are an error. Points without elevation are an error unless the options
/// allow to skip gaps.
GpxProfile gpxProfile(const QString& text, const TextTableOptions& options);

} // namespace talweg
