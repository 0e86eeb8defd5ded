#include "figures/study/study_items.h"

#include <cmath>

namespace talweg {

namespace {

constexpr double barWidth = 1, capWidth = 2, ringRadius = 5.5, markerSize = 5.5;

} // namespace

void SpreadBars::draw(QCPPainter* painter) {
    const QRectF view = plotRect();
    painter->setAntialiasing(false);
    QVector<QLineF> lines;
    for (const Set& set : m_sets) {
        lines.clear();
        for (const Bar& bar : set.bars) {
            if (!(bar.high > bar.low)) continue;
            const QPointF low = toPixel(bar.x + set.shift, bar.low);
            const QPointF high = toPixel(bar.x + set.shift, bar.high);
            if (low.x() < view.left() || low.x() > view.right()) continue;
            if (low.y() < view.top() || high.y() > view.bottom()) continue;
            const double bottom = std::min(low.y(), view.bottom()), top = std::max(high.y(), view.top());
            lines << QLineF(low.x(), bottom, low.x(), top);
            for (const double y : {low.y(), high.y()})
                if (y == bottom || y == top) lines << QLineF(low.x() - capWidth, y, low.x() + capWidth, y);
        }
        painter->setPen(QPen(set.color, barWidth));
        painter->drawLines(lines);
    }
}

void LineMarkers::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    for (const Set& set : m_sets) {
        const QCPScatterStyle style(set.shape, QPen(set.color, 1), set.color, markerSize);
        style.applyTo(painter, QPen(set.color, 1));
        for (std::size_t i = set.first; i < set.points.size(); i += set.every) {
            const QPointF place = toPixel(set.points[i].x(), set.points[i].y());
            if (isInPlot(place)) style.drawShape(painter, place);
        }
    }
}

void ChosenRings::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    painter->setBrush(Qt::NoBrush);
    for (const QPointF& place : m_places) {
        const QPointF center = toPixel(place.x(), place.y());
        if (!isInPlot(center)) continue;
        painter->setPen(QPen(m_theme.background, 4));
        painter->drawEllipse(center, ringRadius, ringRadius);
        painter->setPen(QPen(m_theme.text, 2));
        painter->drawEllipse(center, ringRadius, ringRadius);
    }
}

} // namespace talweg
