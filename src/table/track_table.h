#pragma once

#include "table/encoding.h"
#include "table/table_options.h"

#include <string>
#include <vector>

namespace talweg {

/// How a table with tracks is read.
struct TrackTableRequest {
    /// Columns may be named under "t", "x", "y" and "theta"; the unit "px" of "x" or "y" means pixels.
    TextTableOptions options = {};
    int track = 0;     ///< which of several tracks in one table, from 1; 0: there must be one
    QString file = {}; ///< its name, for the summary
};

/// A track read from a table, or why it cannot be. Rows without all of its numbers are left out.
struct TrackTableReading {
    std::vector<double> t = {};     ///< s, or frames
    std::vector<double> x = {};     ///< m, or pixels; empty where there is no such column
    std::vector<double> y = {};     ///< m, or pixels
    std::vector<double> angle = {}; ///< rad; empty where there is no such column
    std::vector<int> lines = {};    ///< of the text, from 1: where each of them is
    bool hasFrames = false;         ///< t counts frames
    bool isInPixels = false;
    qsizetype rowsSkipped = 0;
    int titleLines = 0;   ///< above the header
    int lastLines = 0;    ///< below the table
    QString error = {};   ///< complete sentences that name line and column
    QString summary = {}; ///< what was read and how
};

/// Fewer samples are refused: a parabola through fewer could not be judged.
inline constexpr int leastTrackSamples = 5;

/// Finds the columns of a track by their names: t, time or frame; x; y or z; theta, θ or angle. Names may end
/// in the number of a track, and several columns of one name are those of several tracks. Refuses tables
/// without a time or y, times that do not rise, fewer than 5 samples, and samples that are all equal.
TrackTableReading readTrackTable(const DecodedText& text, const TrackTableRequest& request);

} // namespace talweg
