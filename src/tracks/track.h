#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace talweg {

/// The file of a track, and the changes made when it was read.
struct TrackSource {
    std::string file = {};        ///< file name
    std::string sha256 = {};      ///< SHA-256 of the file, in hexadecimal digits
    std::size_t rowsRead = 0;     ///< rows with a time and all coordinates
    std::size_t rowsSkipped = 0;  ///< rows without these numbers
    std::size_t linesOutside = 0; ///< lines before and after the table
    std::size_t trimmed = 0;      ///< number of equal samples omitted at the start
    std::size_t thinning = 1;     ///< n: every nth sample is kept

    friend bool operator==(const TrackSource&, const TrackSource&) = default;
};

/// Measured positions of the rover's centre over time, in the axes of the experiment, from a camera or
/// another instrument. All columns that are not empty have the same length; times increase.
struct Track {
    std::string name = {};
    std::vector<double> t = {};     ///< s
    std::vector<double> x = {};     ///< m, positive downrange; empty: not measured
    std::vector<double> y = {};     ///< m, positive up
    std::vector<double> angle = {}; ///< rad, counter-clockwise; empty: not measured
    double sigma = 0;               ///< standard deviation of x and y, m; 0: unknown
    double sigmaAngle = 0;          ///< standard deviation of the angle, rad; 0: sigma divided by the radius
    double tilt = 0;         ///< angle of the camera's axes relative to the axes of the experiment, rad
    bool usesX = true;       ///< whether a fit compares the camera's x
    bool usesY = true;       ///< whether a fit compares the camera's y
    bool isInPixels = false; ///< whether lengths are in pixels; only ratios, e.g. e, are meaningful
    TrackSource source = {};

    std::size_t size() const { return t.size(); }
    /// Duration of the track, s.
    double duration() const { return t.empty() ? 0 : t.back() - t.front(); }

    friend bool operator==(const Track&, const Track&) = default;
};

/// Smallest number of samples of a track.
inline constexpr std::size_t fewestTrackSamples = 5;
/// Largest number of samples of a track. Longer tracks are thinned to every second, third, … sample.
inline constexpr std::size_t maxTrackSamples = 20'000;

/// Why the numbers of a track cannot be used; a complete sentence, empty if they can.
std::string complaintAbout(const Track& track);

/// Columns of a table with a track, before calibration.
struct TrackColumns {
    std::vector<double> t = {}, x = {}, y = {}, angle = {}; ///< x and angle may be empty
    bool hasFrames = false;                                 ///< t contains frame numbers
    bool isInPixels = false;                                ///< x and y are in pixels
};

/// Conversion of camera columns to a track, applied in the order of the members.
struct Calibration {
    double framesPerSecond = 0; ///< frame rate, for columns with frame numbers, 1/s
    double metresPerPixel = 0;  ///< scale, for columns in pixels; 0: lengths stay in pixels
    bool isFlipped = false;     ///< whether y is measured downwards
    double rotation = 0;        ///< angle of the camera's axes, rad, counter-clockwise
    double x = 0, y = 0, t = 0; ///< offsets added after the rotation, m, m and s
    double belowCentre = 0;     ///< height of the centre above the measured point, m
};

/// Converts columns to a track in the axes of the experiment. Omits equal samples at the start and thins the
/// track to maxTrackSamples.
Track calibrated(const TrackColumns& columns, const Calibration& calibration);

} // namespace talweg
