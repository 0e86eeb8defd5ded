#pragma once

#include "figures/run/shown.h"
#include "systems/in_units.h"

namespace talweg {

/// A view of a run in the shown units, for figures. The run itself is not converted.
inline Shown inUnits(const Shown& solved, const DisplayUnits& units) {
    if (solved.isEmpty()) return {inUnits(solved.system, units), {}, {}};
    return {inUnits(solved.system, units), inUnits(solved.run, solved.system, units),
            inUnits(solved.samples, *solved.run, *solved.system, units)};
}

/// The same for reference runs and measured tracks.
inline std::vector<Pinned> inUnits(std::vector<Pinned> pinned, const DisplayUnits& units) {
    for (Pinned& one : pinned)
        one.shown = inUnits(one.shown, units);
    return pinned;
}

} // namespace talweg
