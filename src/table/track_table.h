#pragma once

#include "table/encoding.h"
#include "table/table_options.h"

#include <string>
#include <vector>

namespace talweg {

/// Settings for reading a track from a table.
struct TrackTableRequest {
    /// Columns and units are given for the axes "t", "x", "y" and "theta". The unit "px" for "x" or "y" means
    /// pixels.
    TextTableOptions options = {};
    int track = 0;     ///< number of the track, from 1; 0: the table must have only one
    QString file = {}; ///< name of the file for the summary
};

/// A track read from a table, or an error. Rows that lack a number are omitted.
struct TrackTableReading {
    std::vector<double> t = {};     ///< s, or frame numbers
    std::vector<double> x = {};     ///< m, or pixels; empty if there is no column x
    std::vector<double> y = {};     ///< m, or pixels
    std::vector<double> angle = {}; ///< rad; empty if there is no column of angles
    std::vector<int> lines = {};    ///< line of each sample in the text, from 1
    bool hasFrames = false;         ///< whether t contains frame numbers
    bool isInPixels = false;
    qsizetype rowsSkipped = 0;
    int titleLines = 0;   ///< number of lines above the header
    int lastLines = 0;    ///< number of lines below the table
    QString error = {};   ///< complete sentences that name line and column
    QString summary = {}; ///< a description of what was read and how
};

/// Smallest number of samples of a track. With fewer, a parabola has too few residuals to assess the fit.
inline constexpr int leastTrackSamples = 5;

/// Finds the columns of a track by their names: t, time or frame; x; y or z; theta, θ or angle. Names may end
/// with the number of a track. Several columns with the same name belong to several tracks. Errors are a
/// missing time or y column, times that do not increase, fewer than leastTrackSamples samples, and samples
/// that are all equal.
TrackTableReading readTrackTable(const DecodedText& text, const TrackTableRequest& request);

} // namespace talweg
