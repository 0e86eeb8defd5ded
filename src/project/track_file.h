#pragma once

#include "table/track_table.h"
#include "tracks/track.h"

#include <QByteArray>

namespace talweg {

/// A file with a track and what is told of it: "drop.csv,fps=240,flip=y,sigma=0.001".
struct TrackFile {
    QString path;
    TrackTableRequest table = {};
    Calibration calibration = {};
    bool isLowestPoint = false; ///< the lowest point was tracked rather than the centre
    QString name = {};          ///< empty: that of the file
    double sigma = 0;           ///< m; 0: not told
    double sigmaAngle = 0;      ///< rad; 0: not told
    bool usesX = true, usesY = true;
    QString error = {}; ///< what is wrong with the options, as a complete sentence
};

/// Options begin at the first comma that an option's name and an equals sign follow. Names are fps, scale,
/// flip, offset, rotate, point, track, use, sigma, sigma_angle and name, and of the table t, x, y, theta,
/// unit, xunit, yunit, tunit, thetaunit, separator, decimal and header.
TrackFile trackFile(const QString& text);

/// A track, or why there is none.
struct TrackImport {
    Track track;
    QString error = {};   ///< complete sentences; empty on success
    QString summary = {}; ///< what was read and how
};

/// Makes a track of a file's bytes. `radius` (m) is that of the rover, where its lowest point was tracked.
TrackImport importTrack(const TrackFile& file, const QByteArray& bytes, double radius);

} // namespace talweg
