#pragma once

#include "systems/run.h"
#include "systems/system.h"

#include <QString>
#include <memory>

namespace talweg {

/// A run as figures take it: the samples are made beforehand, off the window's thread.
struct Shown {
    std::shared_ptr<const System> system;
    std::shared_ptr<const Run> run;
    std::shared_ptr<const Samples> samples;

    bool isEmpty() const { return !run || !samples || samples->t.empty(); }
};

/// A reference run laid over the shown one.
struct Pinned {
    QString name; ///< in the legend
    Shown shown;
};

} // namespace talweg
