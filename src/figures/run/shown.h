#pragma once

#include "systems/run.h"
#include "systems/system.h"

#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace talweg {

/// A run with its samples, ready for a figure. Computing samples takes time, so it is done outside the GUI
/// thread.
struct Shown {
    std::shared_ptr<const System> system;
    std::shared_ptr<const Run> run;
    std::shared_ptr<const Samples> samples;

    bool isEmpty() const { return !run || !samples || samples->t.empty(); }
};

/// A reference run or a measured track. A track is drawn as dots, a run dashed and muted over the shown run.
/// If the reference runs have line colours of their own, runs are compared as equals: the shown run is then
/// one of them and is not drawn a second time. Their tracks come after all runs, in the colours of their
/// runs.
struct Pinned {
    QString name; ///< name in the legend
    Shown shown;
    std::optional<std::size_t> line = {}; ///< number of its line colour, dash and marker
    bool isMeasured = false;              ///< whether it is a measured track, drawn as dots
    std::size_t track = 0;                ///< number of the track in its experiment; sets the shape of dots
};

/// Whether runs are compared as equals.
inline bool areCompared(const std::vector<Pinned>& pinned) {
    return !pinned.empty() && pinned.front().line;
}

} // namespace talweg
