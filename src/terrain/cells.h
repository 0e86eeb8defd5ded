#pragma once

#include "terrain/expression.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace talweg {

/// The part between cuts in which a place is; that to the right of a cut. Beyond the ends the first or last.
inline std::size_t cellAt(const std::vector<double>& cuts, double place) {
    const auto next = std::upper_bound(cuts.begin() + 1, cuts.end() - 1, place);
    return static_cast<std::size_t>(next - cuts.begin()) - 1;
}

/// Neighbouring parts of a stretch of a curve, each so short that the curve has no features within: first
/// place, cuts, last place, in the curve's parameter.
struct Cells {
    std::vector<double> cuts;
    bool areResolved = true; ///< false where there would be too many, or some would be too short

    /// The cell in which a place is; that to the right of a cut. Beyond the ends the first or last one.
    std::size_t at(double place) const { return cellAt(cuts, place); }
    std::size_t count() const { return cuts.size() - 1; }
    /// How far a step from a place may lead in a direction (±1): not over a whole cell.
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

/// Ends the division of a stretch; it then counts as not resolved, and runs over it say so. Fewer leave long
/// wavy ground unresolved, more make every edit of it take longer.
inline constexpr std::size_t maxCells = 2'500;

/// Halves from … to until `isResolved(lo, hi)`, into no more than `max` parts. Those shorter than `min` stay
/// as they are.
template <class IsResolved>
Cells halved(double from, double to, double min, const IsResolved& isResolved, std::size_t max = maxCells) {
    Cells cells{{from}, true};
    std::vector<double> ends{to}; // of the parts still to be looked at, the next one last
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

/// The tangent turns by no more than this within a cell (rad), and the curve strays from its parabola by no
/// more than this part of what that strays from its chord: features are then as large as the cell, so that a
/// few places in it tell of all. Smaller makes cells shorter and everything slower; larger, and something may
/// be passed over.
inline constexpr double maxTurning = 0.3, maxChange = 0.1;

/// How far a function strays from its parabola, and how far the parabola from a straight line, over a part of
/// half the given width; the one at most, the other at least.
struct Straying {
    double cubic, bend;
    Straying(const JetBounds& jet, double half)
        : cubic(jet.third.width() / 6 * half * half * half),
          bend(jet.second.minSize() / 2 * half * half + jet.third.minSize() / 6 * half * half * half) {}
};

} // namespace talweg
