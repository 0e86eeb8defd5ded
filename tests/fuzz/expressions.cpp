#include "fuzz/fuzz.h"
#include "fuzz/made.h"
#include "terrain/examination.h"
#include "terrain/rolling_path.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace talweg {

namespace {

/// Where a body rolls, there are places on its path.
void roll(const Graph& graph, double radius) {
    const RollingPath path(graph, radius);
    for (std::size_t i = 0; i < path.pieces().size(); ++i) {
        const PathPiece& piece = path.pieces()[i];
        promise(piece.left <= piece.right, "pieces go from left to right");
        const PathPlace place = path.at(i, std::midpoint(piece.from, piece.to));
        promise(place.centre.allFinite() && place.contact.allFinite(), "the body is somewhere");
    }
    if (!path.pieces().empty()) path.seatAt(std::midpoint(graph.from(), graph.to()));
}

void lookOver(const Expression& expression, double from, double to) {
    const Examination found = examine(expression, from, to);
    std::vector<std::pair<double, double>> parts;
    for (const SmoothPiece& piece : found.pieces)
        parts.emplace_back(piece.from, piece.to);
    for (const UndefinedPart& part : found.undefined) {
        parts.emplace_back(part.from, part.to);
        promise(!part.reason.empty(), "there is a reason where it is undefined");
    }
    std::ranges::sort(parts);
    const double hair = 1e-9 * (to - from);
    double reached = from;
    for (const auto& [begin, end] : parts) {
        promise(begin <= reached + hair, "every place is in a part");
        reached = std::max(reached, end);
    }
    promise(reached >= to - hair, "the last place is in a part");
    for (const Break& each : found.breaks)
        promise(each.at >= from && each.at <= to, "breaks are in the range");
}

} // namespace

/// A line with an expression of x, then bytes for the range and the body's radius.
void fuzz(std::string_view input) {
    const std::size_t line = std::min(input.find('\n'), input.size());
    const auto reading = Expression::read(input.substr(0, line), "x");
    if (const auto* mistake = std::get_if<Expression::Mistake>(&reading)) {
        promise(!mistake->what.empty(), "a mistake says what it is");
        return;
    }
    const Expression& expression = std::get<Expression>(reading);
    Bytes bytes(input.substr(std::min(line + 1, input.size())));
    const bool given = !bytes.empty();
    const double from = given ? std::clamp(bytes.number(), -1e5, 1e5) : -10;
    const double to = given ? std::clamp(from + std::abs(bytes.number()), -1e5, 1e5) : 50;
    if (to - from < 1e-3) return;
    lookOver(expression, from, to);
    const auto graph = graphOf(expression, from, to);
    if (const auto* ground = std::get_if<Graph>(&graph))
        roll(*ground, given ? std::clamp(std::abs(bytes.number()), 1e-3, 1e3) : 0.5);
}

} // namespace talweg
