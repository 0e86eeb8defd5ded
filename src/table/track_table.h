#pragma once

#include "table/encoding.h"
#include "table/table_options.h"

#include <string>
#include <vector>

namespace talweg {

/// Options for reading a table with tracks.
struct TrackTableRequest {
    /// Columns may be given for the axes "t", "x", "y" and "theta"; the unit "px" for "x" or "y" means
    /// pixels.
    TextTableOptions options = {};
    int track = 0;     ///< number of the track, from 1; 0: the table must have only one
    QString file = {}; ///< file name for the summary
};

/// A track read from a table, or the reason why it cannot be read. Rows that lack a number are omitted.
struct TrackTableReading {
    std::vector<double> t = {};     ///< s, or frames
    std::vector<double> x = {};     ///< m, or pixels; empty if there is no such column
    std::vector<double> y = {};     ///< m, or pixels
    std::vector<double> angle = {}; ///< rad; empty if there is no such column
    std::vector<int> lines = {};    ///< line of each sample in the text, from 1
    bool hasFrames = false;         ///< t contains frame numbers
    bool isInPixels = false;
    qsizetype rowsSkipped = 0;
    int titleLines = 0;   ///< number of lines above the header
    int lastLines = 0;    ///< number of lines below the table
    QString error = {};   ///< complete sentences that name line and column
    QString summary = {}; ///< what was read and how, for people
};

/// Smallest number of samples of a track; a parabola through fewer leaves too few residuals to assess the
/// fit.
inline constexpr int leastTrackSamples = 5;

/// Finds the columns of a track by their names: t, time or frame; x; y or z; theta, θ or angle. Names may end
/// with a track number; several columns with the same name belong to several tracks. Rejects tables without a
/// time or y, times that do not increase, fewer than 5 samples, and samples that are all equal.
TrackTableReading readTrackTable(const DecodedText& text, const TrackTableRequest& request);

} // namespace talweg
