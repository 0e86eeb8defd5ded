#pragma once

#include "table/points_table.h"

namespace talweg {

/// Whether a text is a GPX file, as satellite receivers write it.
bool isGpx(const QString& text);

/// Reads the track of a GPX file, or its route where it has no track: x is the distance along it from its
/// first point on the WGS 84 ellipsoid, level, and y the elevation as it is written. Segments are joined. Of
/// points at the place of the one before only the first is taken. Refuses several tracks, and points without
/// an elevation unless gaps are to be skipped.
PointsReading readGpxTrack(const QString& text, const PointsRequest& request);

} // namespace talweg
