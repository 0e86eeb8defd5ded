#pragma once

#include "project/project.h"
#include "table/track_table.h"
#include "tracks/track.h"

#include <QByteArray>

namespace talweg {

/// A file with a track and its options: "drop.csv,fps=240,flip=y,sigma=0.001".
struct TrackFile {
    QString path;
    TrackTableRequest table = {};
    Calibration calibration = {};
    bool isLowestPoint = false; ///< whether the lowest point was tracked rather than the centre
    QString name = {};          ///< name of the track; empty: name of the file
    double sigma = 0;           ///< standard deviation of x and y, m; 0: not given
    double sigmaAngle = 0;      ///< standard deviation of the angle, rad; 0: not given
    bool usesX = true, usesY = true;
    QString error = {}; ///< error in the options, as a complete sentence
};

/// Parses a path with options. Options begin at the first comma that is followed by an option name and an
/// equals sign. Options of the track are fps, scale, flip, offset, rotate, point, track, use, sigma,
/// sigma_angle and name; options of the table are t, x, y, theta, unit, xunit, yunit, tunit, thetaunit,
/// separator, decimal and header.
TrackFile trackFile(const QString& text);

/// A track, or the reason why it cannot be imported.
struct TrackImport {
    Track track;
    QString error = {};   ///< complete sentences; empty on success
    QString summary = {}; ///< what was read and how
};

/// The track as experiments have it: its first sample is at the start of the run (t = 0), unless `file` has
/// an offset of the time, and only the file and its digest are known of its source.
Track fromStart(Track track, const TrackFile& file);

/// Converts the bytes of a file to a track. `radius` (m) is the rover's, used if its lowest point was
/// tracked.
TrackImport importTrack(const TrackFile& file, const QByteArray& bytes, double radius);

} // namespace talweg
