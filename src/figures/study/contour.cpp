#include "figures/study/contour.h"

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace talweg {

namespace {

/// An edge of the grid: from node (x, y) to the next node, to the right or upwards.
struct Edge {
    std::size_t x = 0, y = 0;
    bool up = false;
    friend auto operator<=>(const Edge&, const Edge&) = default;
};

/// Computes the contour segments of all cells (marching squares) and joins them to lines.
class Tracing {
public:
    explicit Tracing(const GridValues& grid) : m_grid(grid) {
        for (std::size_t y = 0; y + 1 < grid.ys.size(); ++y)
            for (std::size_t x = 0; x + 1 < grid.xs.size(); ++x)
                crossCell(x, y);
    }

    std::vector<QPolygonF> lines() {
        std::set<Edge> reached;
        for (const auto& [from, to] : m_next)
            reached.insert(to);
        std::vector<Edge> starts;
        for (const auto& [from, to] : m_next)
            if (!reached.contains(from)) starts.push_back(from);
        std::vector<QPolygonF> found;
        for (const Edge& start : starts)
            found.push_back(follow(start));
        while (!m_next.empty())
            found.push_back(follow(m_next.begin()->first));
        return found;
    }

private:
    /// Adds the contour segments of one cell. Corners and edges are in counter-clockwise order; edge i is
    /// from corner i to the next one. The region of values of zero or more is bounded by a counter-clockwise
    /// part of the cell's boundary and by the contour segment back to its start. This region is therefore to
    /// the left of the contour.
    void crossCell(std::size_t x, std::size_t y) {
        const std::array<double, 4> values{m_grid.at(x, y), m_grid.at(x + 1, y), m_grid.at(x + 1, y + 1),
                                           m_grid.at(x, y + 1)};
        const std::array<Edge, 4> edges{{{x, y, false}, {x + 1, y, true}, {x, y + 1, false}, {x, y, true}}};
        const auto inside = [&](std::size_t corner) { return values[corner % 4] >= 0; };
        const auto leaves = [&](std::size_t edge) { return inside(edge) && !inside(edge + 1); };
        const auto enters = [&](std::size_t edge) { return !inside(edge) && inside(edge + 1); };
        const bool joined = values[0] + values[1] + values[2] + values[3]
                            >= 0; // matters only if opposite corners have the same sign (a saddle)
        for (std::size_t edge = 0; edge < 4; ++edge) {
            if (!leaves(edge)) continue;
            std::size_t entry = joined ? edge + 1 : edge + 3;
            while (!enters(entry % 4))
                entry += joined ? 1 : 3;
            m_next.emplace(edges[edge], edges[entry % 4]);
        }
    }

    QPointF pointOn(const Edge& edge) const {
        const std::size_t x = edge.up ? edge.x : edge.x + 1, y = edge.up ? edge.y + 1 : edge.y;
        const double a = m_grid.at(edge.x, edge.y), b = m_grid.at(x, y);
        const double part = a / (a - b);
        const double t = std::isfinite(part) ? part : 0.5;
        return {std::lerp(m_grid.xs[edge.x], m_grid.xs[x], t), std::lerp(m_grid.ys[edge.y], m_grid.ys[y], t)};
    }

    QPolygonF follow(Edge at) {
        QPolygonF line{pointOn(at)};
        for (auto next = m_next.find(at); next != m_next.end(); next = m_next.find(at)) {
            at = next->second;
            line << pointOn(at);
            m_next.erase(next);
        }
        return line;
    }

    const GridValues& m_grid;
    std::map<Edge, Edge> m_next;
};

} // namespace

std::vector<QPolygonF> zeroContours(const GridValues& grid) {
    return Tracing(grid).lines();
}

} // namespace talweg
