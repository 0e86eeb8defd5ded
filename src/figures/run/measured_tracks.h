#pragma once

#include "figures/run/shown.h"
#include "tracks/overlay.h"

namespace talweg {

/// Measured tracks to draw with a run, whose inputs are `values`. Tracks in pixels are omitted, because their
/// scale is unknown. Both runs are in the units in which they were solved.
std::vector<Pinned> measuredTracks(const SharedList<Track>& tracks, const Shown& solved,
                                   const Values& values);

/// Adds to a run the tables that compare it with measured tracks, and returns these to be drawn with it.
std::vector<Pinned> addTracks(Shown& solved, const SharedList<Track>& tracks, const Values& values);

} // namespace talweg
