#pragma once

#include "terrain/expression.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace talweg {

/// The cell between cuts that contains a place; the right one at a cut. Beyond the ends the first or last
/// cell.
inline std::size_t cellAt(const std::vector<double>& cuts, double place) {
    const auto next = std::upper_bound(cuts.begin() + 1, cuts.end() - 1, place);
    return static_cast<std::size_t>(next - cuts.begin()) - 1;
}

/// Division of a curve segment into adjacent cells, each so short that the curve has no features within it.
/// `cuts` contains the curve parameters of the start, the cuts and the end.
struct Cells {
    std::vector<double> cuts;
    bool areResolved = true; ///< false if there would be too many cells or some would be too short

    /// The cell that contains a place; the right one at a cut. Beyond the ends the first or last cell.
    std::size_t at(double place) const { return cellAt(cuts, place); }
    std::size_t count() const { return cuts.size() - 1; }
    /// Largest step from a place in a direction (±1) that cannot skip a whole cell.
    double reach(double place, int direction) const {
        const std::size_t cell = at(place);
        if (direction > 0) {
            const std::size_t far = std::min(cell + 2, cuts.size() - 1);
            return cuts[far] - place + (far - cell < 2 ? cuts[far] - cuts[far - 1] : 0);
        }
        const bool onCut = place <= cuts[cell] && cell > 0;
        const std::size_t near = onCut ? cell - 1 : cell;
        const std::size_t far = near > 0 ? near - 1 : 0;
        return place - cuts[far] + (near == 0 ? cuts[1] - cuts[0] : 0);
    }
};

/// Largest number of cells of a curve segment. A segment that needs more counts as not resolved, which runs
/// over it report. If too small, long wavy ground stays unresolved; if too large, every edit of the ground is
/// slow.
inline constexpr std::size_t maxCells = 2'500;

/// Halves the segment until `isResolved(lo, hi)`, into at most `max` parts. Parts shorter than `min` are not
/// halved.
template <class IsResolved>
Cells halved(double from, double to, double min, const IsResolved& isResolved, std::size_t max = maxCells) {
    Cells cells{{from}, true};
    std::vector<double> ends{to}; // ends of the parts still to be examined, the next one last
    while (!ends.empty()) {
        const double lo = cells.cuts.back(), hi = ends.back(), middle = lo + (hi - lo) / 2;
        const bool splits = hi - lo > min && middle > lo && middle < hi;
        const bool resolved = isResolved(lo, hi);
        if (resolved || !splits || cells.cuts.size() + ends.size() >= max) {
            cells.areResolved = cells.areResolved && (resolved || !splits);
            cells.cuts.push_back(hi);
            ends.pop_back();
        } else {
            ends.push_back(middle);
        }
    }
    return cells;
}

/// Within a cell the tangent turns by at most maxTurning (rad), and the curve deviates from its parabola by
/// at most maxChange of the deviation from its chord. Features are then as large as the cell, so a few points
/// represent it. If too small, cells are short and everything is slow; if too large, features may be missed.
inline constexpr double maxTurning = 0.3, maxChange = 0.1;

/// Deviations over an interval of the given half-width: an upper bound for a function from its parabola, and
/// a lower bound for the parabola from its chord.
struct Straying {
    double cubic, bend;
    Straying(const JetBounds& jet, double half)
        : cubic(jet.third.width() / 6 * half * half * half),
          bend(jet.second.minSize() / 2 * half * half + jet.third.minSize() / 6 * half * half * half) {}
};

} // namespace talweg
