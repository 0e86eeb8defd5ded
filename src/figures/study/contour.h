#pragma once

#include <QPolygonF>
#include <vector>

namespace talweg {

/// Values on a grid with increasing coordinates `xs` and `ys`, stored row by row.
struct GridValues {
    std::vector<double> xs, ys;
    std::vector<double> values; ///< the value at (xs[i], ys[j]) has the index j · xs.size() + i

    double at(std::size_t x, std::size_t y) const { return values[y * xs.size() + x]; }
};

/// Lines along which the values are zero, by linear interpolation between grid points. A line is open, or
/// closed with equal first and last points. With x to the right and y upwards, values of zero or more lie to
/// the left of each line in the direction of its points. Negative values and NaN lie to the right.
std::vector<QPolygonF> zeroContours(const GridValues& grid);

} // namespace talweg
