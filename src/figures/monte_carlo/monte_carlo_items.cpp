#include "figures/monte_carlo/monte_carlo_items.h"

#include "figures/plot/clip.h"

namespace talweg {

namespace {

constexpr double capHeight = 3; ///< of a whisker's end, to either side, in pixels

} // namespace

void ColoredBars::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    const QRectF view = plotRect();
    for (const Bar& bar : m_bars) {
        const QRectF box =
            QRectF(toPixel(bar.box.left(), bar.box.top()), toPixel(bar.box.right(), bar.box.bottom()))
                .normalized();
        const QRectF seen = box.intersected(view);
        if (seen.isEmpty()) continue;
        painter->setPen(Qt::NoPen);
        painter->setBrush(bar.color);
        painter->drawRect(seen);
        // A line in the ground's colour keeps neighbours apart where there is room for it.
        if (box.width() < 4 || box.height() < 2) continue;
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(m_theme.background, 0.8));
        painter->drawRect(seen);
    }
}

void Band::setOutline(QPolygonF outline, const QColor& color) {
    m_outline = std::move(outline);
    m_color = color;
}

void Band::draw(QCPPainter* painter) {
    if (m_outline.size() < 3) return;
    QPolygonF area;
    for (const QPointF& corner : m_outline)
        area << toPixel(corner.x(), corner.y());
    painter->setAntialiasing(true);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_color);
    painter->drawPolygon(clippedArea(area, plotRect()));
}

void Whiskers::draw(QCPPainter* painter) {
    painter->setAntialiasing(false);
    painter->setPen(QPen(m_theme.text, 1.2));
    const QRectF view = plotRect();
    for (const Whisker& whisker : m_whiskers) {
        const QPointF low = toPixel(whisker.low, whisker.y), high = toPixel(whisker.high, whisker.y);
        if (low.y() < view.top() || low.y() > view.bottom()) continue;
        const double left = std::max(low.x(), view.left()), right = std::min(high.x(), view.right());
        if (left > right) continue;
        painter->drawLine(QLineF(left, low.y(), right, low.y()));
        for (const double x : {low.x(), high.x()})
            if (x >= view.left() && x <= view.right())
                painter->drawLine(QLineF(x, low.y() - capHeight, x, low.y() + capHeight));
    }
}

} // namespace talweg
