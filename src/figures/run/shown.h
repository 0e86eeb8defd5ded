#pragma once

#include "systems/run.h"
#include "systems/system.h"

#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace talweg {

/// A run as figures take it: the samples are made beforehand, off the window's thread.
struct Shown {
    std::shared_ptr<const System> system;
    std::shared_ptr<const Run> run;
    std::shared_ptr<const Samples> samples;

    bool isEmpty() const { return !run || !samples || samples->t.empty(); }
};

/// A reference run laid over the shown one, dashed and muted. Where such runs have line colours of their own,
/// they are compared as equals: the shown run is drawn as the one of them that it is, and in no other way.
struct Pinned {
    QString name; ///< in the legend
    Shown shown;
    std::optional<std::size_t> line = {}; ///< number of its line colour, dash and marker
};

/// Whether runs are compared as equals.
inline bool areCompared(const std::vector<Pinned>& pinned) {
    return !pinned.empty() && pinned.front().line;
}

} // namespace talweg
