#pragma once

#include <QPolygonF>
#include <vector>

namespace talweg {

/// Values over a grid with lines at `xs` and `ys`, both increasing; row by row.
struct GridValues {
    std::vector<double> xs, ys;
    std::vector<double> values; ///< that at (xs[i], ys[j]) is number j · xs.size() + i

    double at(std::size_t x, std::size_t y) const { return values[y * xs.size() + x]; }
};

/// Where the values pass through zero, by linear interpolation along the lines of the grid: open lines, and
/// closed ones that end where they begin. Zero and more lies to the left of each, in the direction of its
/// points (x to the right, y upwards); less than zero, and what is no number, to the right.
std::vector<QPolygonF> zeroContours(const GridValues& grid);

} // namespace talweg
