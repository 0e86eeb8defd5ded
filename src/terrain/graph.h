#pragma once

#include "base/point.h"
#include "terrain/cells.h"
#include "terrain/expression.h"

#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace talweg {

/// A smooth part of a function graph y = f(x). `at` extends it smoothly beyond its ends.
struct GraphPiece {
    double from = 0, to = 0;                             ///< m
    std::function<Jet(double)> at;                       ///< y and its derivatives with respect to x
    std::function<JetBounds(double lo, double hi)> over; ///< bounds of y and its derivatives
    Cells cells = {};                                    ///< division into cells without features
};

/// Ground y = f(x) over a range: pieces from left to right that meet at their ends. The slope may jump there.
struct Graph {
    std::vector<GraphPiece> pieces;
    std::size_t effort = 10; ///< cost of evaluating one point, in instructions of an expression
    bool isResolved = true;  ///< whether no feature can have been missed

    double from() const { return pieces.front().from; }
    double to() const { return pieces.back().to; }
    /// Index of the piece that contains x; at a joint, the left piece.
    std::size_t pieceAt(double x) const;
    Jet at(double x) const { return pieces[pieceAt(x)].at(x); }
};

/// The graph of an expression over from ≤ x ≤ to, or the reason why it has none. The reason is the end of a
/// sentence that begins with the expression: "is not defined from x = −1 to 0: …". If the slope is infinite
/// at an end of the range, the graph stops just before that end.
std::variant<Graph, std::string> graphOf(const Expression& expression, double from, double to);

/// The natural cubic spline through points with increasing x.
Graph graphThrough(const Points& points);

} // namespace talweg
