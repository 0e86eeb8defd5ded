#pragma once

#include "project/project.h"
#include "table/track_table.h"
#include "tracks/track.h"

#include <QByteArray>

namespace talweg {

/// A track file on the command line with its options: "drop.csv,fps=240,flip=y,sigma=0.001".
struct TrackFile {
    QString path;
    TrackTableRequest table = {};
    Calibration calibration = {};
    bool isLowestPoint = false; ///< whether the lowest point of the body was tracked, not its centre
    QString name = {};          ///< name of the track; empty: name of the file
    double sigma = 0;           ///< standard deviation of x and y, m; 0: not given
    double sigmaAngle = 0;      ///< standard deviation of the angle, rad; 0: not given
    bool usesX = true, usesY = true;
    QString error = {}; ///< error in the options, as a complete sentence
};

/// Parses a path with options. The options begin at the first comma that is followed by an option name and an
/// equals sign. Options of the track are fps, scale, flip, offset, rotate, point, track, use, sigma,
/// sigma_angle and name. Options of the table are t, x, y, theta, unit, xunit, yunit, tunit, thetaunit,
/// separator, decimal and header.
TrackFile trackFile(const QString& text);

/// A track read from a file, or an error.
struct TrackImport {
    Track track;
    QString error = {};   ///< complete sentences; empty on success
    QString summary = {}; ///< a description of what was read and how
};

/// The track as experiments have it: its first sample is at the start of the run (t = 0), unless `file` has
/// an offset of the time, and only the file and its digest are known of its source.
Track fromStart(Track track, const TrackFile& file);

/// Converts the bytes of a file to a track. `radius` (m) is the rover's, used if its lowest point was
/// tracked.
TrackImport importTrack(const TrackFile& file, const QByteArray& bytes, double radius);

} // namespace talweg
