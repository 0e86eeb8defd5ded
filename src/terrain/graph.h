#pragma once

#include "base/point.h"
#include "terrain/cells.h"
#include "terrain/expression.h"

#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace talweg {

/// A smooth part of a function graph y = f(x). `at` continues it smoothly beyond its ends.
struct GraphPiece {
    double from = 0, to = 0;                             ///< m
    std::function<Jet(double)> at;                       ///< y and its derivatives with respect to x
    std::function<JetBounds(double lo, double hi)> over; ///< their bounds
    Cells cells = {};                                    ///< as computed by `cellsOf`
};

/// Ground y = f(x) over a range: pieces from left to right that meet at their ends, where the slope may jump.
struct Graph {
    std::vector<GraphPiece> pieces;
    std::size_t effort = 10; ///< cost of evaluating one point, in instructions of an expression
    bool isResolved = true;  ///< no feature can have been missed

    double from() const { return pieces.front().from; }
    double to() const { return pieces.back().to; }
    /// Index of the piece that contains x; at a joint the left one.
    std::size_t pieceAt(double x) const;
    Jet at(double x) const { return pieces[pieceAt(x)].at(x); }
};

/// The graph of an expression over from ≤ x ≤ to, or the reason why it has none, as the end of a sentence
/// that begins with the expression: "is not defined from x = −1 to 0: …". If the slope is infinite at an end
/// of the range, the graph ends just before that end.
std::variant<Graph, std::string> graphOf(const Expression& expression, double from, double to);

/// The smooth graph through points with increasing x: the natural cubic spline.
Graph graphThrough(const Points& points);

} // namespace talweg
