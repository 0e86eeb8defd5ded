#include "figures/plot/ground_item.h"

#include "figures/plot/clip.h"

namespace talweg {

QPolygonF GroundItem::pixels(const Points& points) const {
    QPolygonF polygon;
    polygon.reserve(static_cast<qsizetype>(points.size()));
    for (const Point& point : points)
        polygon << toPixel(point.x(), point.y());
    return thinnedLine(polygon, plotRect());
}

void GroundItem::draw(QCPPainter* painter) {
    if (!m_run) return;
    for (const Points& points : m_run->scene.ground) {
        const QPolygonF line = pixels(points);
        if (isFilled()) fill(painter, line);
        drawLine(painter, line, QPen(m_theme.groundEdge, 1.5));
    }
    for (const Points& points : m_run->scene.tracks)
        drawLine(painter, pixels(points), QPen(m_theme.groundEdge, 2.5));
}

void GroundItem::fill(QCPPainter* painter, QPolygonF area) const {
    if (area.size() < 2) return;
    const QRectF view = plotRect();
    const QPointF first = area.first(), last = area.last();
    const double bottom = std::max(view.bottom(), area.boundingRect().bottom()) + 1;
    area << QPointF(last.x(), bottom) << QPointF(first.x(), bottom);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.ground);
    painter->drawPolygon(clippedArea(area, view));
}

void GroundItem::drawLine(QCPPainter* painter, const QPolygonF& line, const QPen& pen) const {
    painter->setBrush(Qt::NoBrush);
    painter->setPen(isFilled() ? pen : m_outline);
    for (const QPolygonF& part : clippedLine(line, plotRect()))
        painter->drawPolyline(part);
}

} // namespace talweg
