#include "figures/plot/clip.h"

#include <QLineF>
#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace talweg {

namespace {

/// One side of a rectangle. `depth` is the distance inside this side; it is negative outside.
struct Side {
    bool vertical;
    double place;
    double sign;

    double depth(const QPointF& point) const { return sign * ((vertical ? point.x() : point.y()) - place); }
};

std::array<Side, 4> sides(const QRectF& rect) {
    return {{{true, rect.left(), 1},
             {true, rect.right(), -1},
             {false, rect.top(), 1},
             {false, rect.bottom(), -1}}};
}

QPointF crossing(const QPointF& from, const QPointF& to, double depthFrom, double depthTo) {
    return from + (to - from) * (depthFrom / (depthFrom - depthTo));
}

std::optional<QLineF> clippedSegment(QPointF from, QPointF to, const QRectF& rect) {
    for (const Side& side : sides(rect)) {
        const double a = side.depth(from), b = side.depth(to);
        if (a < 0 && b < 0) return {};
        if (a < 0)
            from = crossing(from, to, a, b);
        else if (b < 0)
            to = crossing(from, to, a, b);
    }
    return QLineF(from, to);
}

bool isNumber(const QPointF& point) {
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

} // namespace

std::vector<QPolygonF> clippedLine(const QVector<QPointF>& line, const QRectF& rect) {
    std::vector<QPolygonF> parts;
    bool open = false;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF from = line[i - 1], to = line[i];
        const auto segment =
            isNumber(from) && isNumber(to) ? clippedSegment(from, to, rect) : std::optional<QLineF>();
        if (!segment) {
            open = false;
            continue;
        }
        if (!open) parts.push_back(QPolygonF{segment->p1()});
        parts.back() << segment->p2();
        open = segment->p2() == to;
    }
    return parts;
}

QPolygonF clippedArea(const QPolygonF& area, const QRectF& rect) {
    QPolygonF inside = area;
    for (const Side& side : sides(rect)) {
        const QPolygonF before = std::exchange(inside, {});
        for (qsizetype i = 0; i < before.size(); ++i) {
            const QPointF from = before[i], to = before[(i + 1) % before.size()];
            const double a = side.depth(from), b = side.depth(to);
            if (a >= 0) inside << from;
            if ((a < 0) != (b < 0)) inside << crossing(from, to, a, b);
        }
    }
    return inside;
}

QPolygonF thinnedLine(const QPolygonF& line, const QRectF& view) {
    constexpr double columnsPerPixel = 4;
    const auto columnOf = [&view](const QPointF& point) {
        return std::floor(columnsPerPixel * std::clamp(point.x(), view.left() - 1, view.right() + 1));
    };
    QPolygonF thinned;
    for (qsizetype begin = 0, end = 0; begin < line.size(); begin = end) {
        const double column = columnOf(line[begin]);
        qsizetype lowest = begin, highest = begin;
        for (end = begin + 1; end < line.size() && columnOf(line[end]) == column; ++end) {
            if (line[end].y() > line[lowest].y()) lowest = end;
            if (line[end].y() < line[highest].y()) highest = end;
        }
        qsizetype last = -1;
        for (const qsizetype kept : {begin, std::min(lowest, highest), std::max(lowest, highest), end - 1}) {
            if (kept != last) thinned << line[kept];
            last = kept;
        }
    }
    return thinned;
}

} // namespace talweg
