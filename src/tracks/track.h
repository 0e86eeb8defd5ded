#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace talweg {

/// Where a track comes from and what was done to it on the way in.
struct TrackSource {
    std::string file = {};        ///< its name
    std::string sha256 = {};      ///< of the file's bytes, in hexadecimal digits
    std::size_t rowsRead = 0;     ///< with a time and all coordinates
    std::size_t rowsSkipped = 0;  ///< without numbers
    std::size_t linesOutside = 0; ///< titles above and footers below the table
    std::size_t trimmed = 0;      ///< equal samples at the start that were left out
    std::size_t thinning = 1;     ///< every so many samples are kept
};

/// Measured positions of the rover's centre over time, from a camera or another tracker, in the axes of the
/// experiment. All columns that are not empty have equal lengths; times rise.
struct Track {
    std::string name = {};
    std::vector<double> t = {};     ///< s
    std::vector<double> x = {};     ///< m, positive downrange; empty: not measured
    std::vector<double> y = {};     ///< m, positive up
    std::vector<double> angle = {}; ///< rad, counter-clockwise; empty: not measured
    double sigma = 0;               ///< standard deviation of x and y, m; 0: unknown
    double sigmaAngle = 0;          ///< standard deviation of the angle, rad; 0: sigma over the radius
    double tilt = 0;                ///< of the camera's axes in those of the experiment, rad
    bool usesX = true;              ///< whether a fit compares the camera's x
    bool usesY = true;              ///< whether a fit compares the camera's y
    bool isInPixels = false;        ///< lengths have no scale: only ratios such as e mean anything
    TrackSource source = {};

    std::size_t size() const { return t.size(); }
    /// s
    double duration() const { return t.empty() ? 0 : t.back() - t.front(); }
};

/// No more samples are kept; of more, every second, third, … one is.
inline constexpr std::size_t maxTrackSamples = 20'000;

/// Columns of a table with a track, as they are written there.
struct TrackColumns {
    std::vector<double> t = {}, x = {}, y = {}, angle = {}; ///< x and angle may be empty
    bool hasFrames = false;                                 ///< t counts frames
    bool isInPixels = false;                                ///< x and y are in pixels
};

/// How a camera's columns become a track, in the order of the members.
struct Calibration {
    double framesPerSecond = 0; ///< of columns with frames, 1/s
    double metresPerPixel = 0;  ///< of columns in pixels; 0: they stay in pixels
    bool isFlipped = false;     ///< y grows downwards
    double rotation = 0;        ///< of the camera's axes, rad, counter-clockwise
    double x = 0, y = 0, t = 0; ///< added after that, m, m and s
    double belowCentre = 0;     ///< from the measured point up to the centre, m
};

/// The track in the axes of the experiment, without equal samples at its start and thinned to
/// maxTrackSamples.
Track calibrated(const TrackColumns& columns, const Calibration& calibration);

} // namespace talweg
