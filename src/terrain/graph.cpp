#include "terrain/graph.h"

#include "base/contract.h"
#include "base/translation.h"
#include "terrain/examination.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace talweg {

namespace {

/// A graph is cut off where its slope exceeds this limit at a vertical end; for √x that is at x = 2.5·10⁻⁹.
/// If too large, the division by bounds of the slope does not terminate there.
constexpr double steepest = 1e4;
/// At an end without derivatives, those at a point inside are used. This is the distance of the point from
/// the end, as a fraction of the piece.
constexpr double besideEnd = 1e-12;

std::string numberText(double number) {
    std::array<char, 40> text{};
    return {text.data(),
            std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general, 9).ptr};
}

std::string complaintAbout(const UndefinedPart& part) {
    if (part.to > part.from)
        return tr("is not defined from x = %1 to %2: %3.", numberText(part.from), numberText(part.to),
                  part.reason);
    return tr("is not defined at x = %1: %2.", numberText(part.from), part.reason);
}

std::string complaintAbout(const Break& place) {
    if (place.kind == Break::Kind::jump)
        return tr(
            "jumps at x = %1 from %2 to %3; the ground must be continuous. Join its parts with a slope.",
            numberText(place.at), numberText(place.before.value), numberText(place.after.value));
    return tr("is vertical at x = %1. The slope must be finite, except at the ends of the range.",
              numberText(place.at));
}

/// The point nearest to `end` at which the slope is at most `steepest`.
double trimmed(const GraphPiece& piece, double end, double other) {
    const auto fits = [&](double x) {
        const double slope = piece.at(x).first;
        return std::abs(slope) <= steepest;
    };
    if (fits(end)) return end;
    double bad = end, good = other + (end - other) / 2;
    for (int i = 0; i < 200 && good != bad; ++i) {
        const double middle = good + (bad - good) / 2;
        if (middle == good || middle == bad) break;
        (fits(middle) ? good : bad) = middle;
    }
    return good;
}

/// Converts a smooth piece. If derivatives do not exist at an end, as for sqrt(x^2) at 0, those just inside
/// are used.
GraphPiece pieceOf(const Expression& expression, const SmoothPiece& smooth) {
    const auto at = [expression, smooth](double x) { return smooth.at(expression, x); };
    const auto over = [expression, smooth](double lo, double hi) { return smooth.over(expression, lo, hi); };
    if (at(smooth.from).isSmooth() && at(smooth.to).isSmooth()) return {smooth.from, smooth.to, at, over};
    const double beside = besideEnd * (smooth.to - smooth.from);
    const double min = smooth.from + beside, max = smooth.to - beside;
    return {smooth.from, smooth.to, [at, min, max](double x) { return at(std::clamp(x, min, max)); },
            [over, min, max](double lo, double hi) {
                return over(std::clamp(lo, min, max), std::clamp(hi, min, max));
            }};
}

/// Features with heights below this fraction of the range are ignored when a graph is divided. If too small,
/// there are many cells; if too large, small bumps are missed.
constexpr double minHeight = 1e-10;
/// Cells shorter than this fraction of the range are not divided further.
constexpr double minCell = 1e-13;
/// Limits that reject graphs that oscillate too fast. A grid divides the range into `windingCells` cells, of
/// which every `windingStride`-th is examined. In each, the value in the middle is compared with the cubic
/// through both ends. A cell is wrong if they differ by more than `winding` times the rise in the cell plus
/// `windingRounding` of the height. More than `maxWinding` wrong cells, one in fifty, reject the graph.
/// Ripples shorter than about two and a half cells cause this.
constexpr int windingCells = 4096, windingStride = 8, maxWinding = windingCells / windingStride / 50;
constexpr double winding = 0.02, windingRounding = 1e-9;

/// Divides a graph into cells in which slope angle and curvature change little.
void divide(Graph& graph) {
    const double span = graph.to() - graph.from();
    for (GraphPiece& piece : graph.pieces) {
        piece.cells = halved(piece.from, piece.to, minCell * span, [&](double lo, double hi) {
            const JetBounds y = piece.over(lo, hi);
            if (!y.isFinite() || std::atan(y.first.max) - std::atan(y.first.min) > maxTurning) return false;
            const Straying strays(y, (hi - lo) / 2);
            return strays.cubic <= maxChange * strays.bend + minHeight * span;
        });
        graph.isResolved = graph.isResolved && piece.cells.areResolved;
    }
}

/// Whether the graph oscillates so fast that the grid of the search for breaks does not resolve it; see
/// windingCells.
bool windsTooClosely(const Graph& graph) {
    int wrong = 0;
    for (const GraphPiece& piece : graph.pieces) {
        const double width = (graph.to() - graph.from()) / windingCells;
        const auto parts = static_cast<int>((piece.to - piece.from) / width);
        for (int i = 0; i < parts; i += windingStride) {
            const double x = piece.from + i * width;
            const Jet left = piece.at(x), right = piece.at(x + width);
            const double middle = (left.value + right.value) / 2 + width * (left.first - right.first) / 8;
            const double size =
                std::abs(right.value - left.value) + width * (std::abs(left.first) + std::abs(right.first));
            wrong += std::abs(piece.at(x + width / 2).value - middle)
                     > winding * size + windingRounding * (1 + std::abs(middle));
        }
    }
    return wrong > maxWinding;
}

} // namespace

std::size_t Graph::pieceAt(double x) const {
    const auto found = std::ranges::lower_bound(pieces, x, {}, &GraphPiece::to);
    return found == pieces.end() ? pieces.size() - 1 : static_cast<std::size_t>(found - pieces.begin());
}

std::variant<Graph, std::string> graphOf(const Expression& expression, double from, double to) {
    const Examination found = examine(expression, from, to);
    if (!found.undefined.empty()) return complaintAbout(found.undefined.front());
    if (found.tooMany) return tr("has too many jumps or kinks.");
    for (const Break& place : found.breaks) {
        const bool atEnd = place.at == from || place.at == to;
        if (place.kind == Break::Kind::jump || (place.kind == Break::Kind::vertical && !atEnd))
            return complaintAbout(place);
    }
    Graph graph;
    for (const SmoothPiece& piece : found.pieces)
        graph.pieces.push_back(pieceOf(expression, piece));
    if (windsTooClosely(graph)) return tr("changes too quickly for this range. Choose a shorter range.");
    GraphPiece& first = graph.pieces.front();
    first.from = trimmed(first, first.from, first.to);
    GraphPiece& last = graph.pieces.back();
    last.to = trimmed(last, last.to, last.from);
    graph.isResolved = found.isCertain;
    graph.effort += expression.length();
    divide(graph);
    return graph;
}

Graph graphThrough(const Points& points) {
    TALWEG_EXPECTS(points.size() >= 2 && areIncreasing(points));
    const std::size_t n = points.size();
    const auto width = [&](std::size_t i) { return points[i + 1].x() - points[i].x(); };
    const auto slope = [&](std::size_t i) { return (points[i + 1].y() - points[i].y()) / width(i); };
    // Second derivatives at the points solve a tridiagonal system and are zero at both ends. Forward
    // elimination, then back substitution.
    std::vector<double> second(n, 0), factor(n, 0);
    for (std::size_t i = 1; i + 1 < n; ++i) {
        const double pivot = 2 * (width(i - 1) + width(i)) - width(i - 1) * factor[i - 1];
        factor[i] = width(i) / pivot;
        second[i] = (6 * (slope(i) - slope(i - 1)) - width(i - 1) * second[i - 1]) / pivot;
    }
    for (std::size_t i = n - 1; i-- > 1;)
        second[i] -= factor[i] * second[i + 1];
    Graph graph;
    for (std::size_t i = 0; i + 1 < n; ++i) {
        const double x0 = points[i].x(), y0 = points[i].y();
        const double c2 = second[i], c3 = (second[i + 1] - second[i]) / width(i);
        const double c1 = slope(i) - width(i) * (2 * second[i] + second[i + 1]) / 6;
        const Cubic cubic{x0, {y0, c1, c2, c3}};
        graph.pieces.push_back({x0, points[i + 1].x(), [cubic](double x) { return cubic.at(x); },
                                [cubic](double lo, double hi) { return cubic.over(lo, hi); }});
    }
    divide(graph);
    return graph;
}

} // namespace talweg
