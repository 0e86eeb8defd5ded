#pragma once

#include "terrain/expression.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace talweg {

/// Index of the cell that contains a place; at a cut, the cell to its right. Places beyond the ends belong to
/// the first or last cell.
inline std::size_t cellAt(const std::vector<double>& cuts, double place) {
    const auto next = std::upper_bound(cuts.begin() + 1, cuts.end() - 1, place);
    return static_cast<std::size_t>(next - cuts.begin()) - 1;
}

/// Division of a curve piece into adjacent cells. Each is so short that the curve has no features within it.
/// `cuts` contains the curve parameters of the start, the cuts and the end.
struct Cells {
    std::vector<double> cuts;
    bool areResolved = true; ///< false if there would be too many cells, or some would be too short

    /// Index of the cell that contains a place; see cellAt.
    std::size_t at(double place) const { return cellAt(cuts, place); }
    std::size_t count() const { return cuts.size() - 1; }
    /// Longest step from a place in a direction (±1) that does not go beyond the adjacent cell. Beyond the
    /// ends, the outermost cell is repeated.
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

/// Largest number of cells of a curve piece. A piece that needs more counts as unresolved, and runs over it
/// report this. If too small, long wavy ground stays unresolved; if too large, every edit of the ground is
/// slow.
inline constexpr std::size_t maxCells = 2'500;

/// Halves the interval until `isResolved(lo, hi)` is true for every part, into at most `max` parts. Parts
/// shorter than `min` are not halved.
template <class IsResolved>
Cells halved(double from, double to, double min, const IsResolved& isResolved, std::size_t max = maxCells) {
    Cells cells{{from}, true};
    std::vector<double> ends{to}; // ends of the parts still to be examined; the next one is last
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

/// Limits within a cell: the tangent turns by at most maxTurning (rad), and the curve deviates from its
/// parabola by at most maxChange times the parabola's deviation from its chord. A few points then represent a
/// cell. If too small, cells are short and everything is slow; if too large, features may be missed.
inline constexpr double maxTurning = 0.3, maxChange = 0.1;

/// Deviations over an interval of the given half-width: an upper bound for the function from its parabola
/// (`cubic`), and a lower bound for the function from its chord (`bend`).
struct Straying {
    double cubic, bend;
    Straying(const JetBounds& jet, double half)
        : cubic(jet.third.width() / 6 * half * half * half),
          bend(jet.second.minSize() / 2 * half * half + jet.third.minSize() / 6 * half * half * half) {}
};

} // namespace talweg
