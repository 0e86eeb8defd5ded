#pragma once

#include <QPolygonF>
#include <vector>

namespace talweg {

/// Values over a grid with lines at `xs` and `ys`, both increasing; row by row.
struct GridValues {
    std::vector<double> xs, ys;
    std::vector<double> values; ///< the value at (xs[i], ys[j]) has the index j · xs.size() + i

    double at(std::size_t x, std::size_t y) const { return values[y * xs.size() + x]; }
};

/// Lines where the values cross zero, by linear interpolation along the grid: open lines, and closed ones
/// that end where they begin. Values of zero or more lie to the left of each, in the direction of its points
/// (x to the right, y upwards); negative values and those that are not numbers to the right.
std::vector<QPolygonF> zeroContours(const GridValues& grid);

} // namespace talweg
