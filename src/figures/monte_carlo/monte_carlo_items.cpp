#include "figures/monte_carlo/monte_carlo_items.h"

#include "figures/plot/clip.h"
#include "figures/plot/style.h"

namespace talweg {

namespace {

constexpr double capHeight = 3; ///< half the height of the mark at the end of a whisker, in pixels

/// In pixels: distance between a break in a bar and the upper end of the plot, rise of the break to the
/// right, its width, and gap between a bar and the text beside it.
constexpr double breakDepth = 14, breakRise = 4, breakWidth = 4, besideBar = 5;

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
        fillHatched(*painter, seen, bar.fill);
        painter->setAntialiasing(true);
        // Adjacent bars are separated by a line in the background colour, if there is room for it.
        if (box.width() < 4 || box.height() < 2) continue;
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(m_theme.background, 0.8));
        painter->drawRect(seen);
    }
}

void BrokenBars::draw(QCPPainter* painter) {
    const QRectF view = plotRect();
    const QFont font = smallFont(mParentPlot->font());
    const QFontMetricsF metrics(font);
    painter->setAntialiasing(true);
    for (const Bar& bar : m_bars) {
        const QPointF low = toPixel(bar.left, 0), high = toPixel(bar.right, bar.top);
        if (high.y() > view.top() - 1 || low.y() < view.top() + 2 * breakDepth) continue;
        const double left = std::max(low.x(), view.left()), right = std::min(high.x(), view.right());
        if (!(left < right)) continue;
        const double y = view.top() + breakDepth;
        painter->setPen(QPen(m_theme.background, breakWidth, Qt::SolidLine, Qt::FlatCap));
        painter->drawLine(QLineF(left - 2, y + breakRise, right + 2, y - breakRise));
        const double width = metrics.horizontalAdvance(bar.text);
        const bool isRight = right + besideBar + width <= view.right();
        painter->setFont(font);
        painter->setPen(m_theme.text);
        painter->drawText(QRectF(isRight ? right + besideBar : left - besideBar - width,
                                 y - metrics.height() / 2, width, metrics.height()),
                          Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, bar.text);
    }
}

void Band::setOutlines(std::vector<QPolygonF> outlines, const QColor& color) {
    m_outlines = std::move(outlines);
    m_color = color;
}

void Band::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_color);
    for (const QPolygonF& outline : m_outlines) {
        if (outline.size() < 3) continue;
        QPolygonF area;
        for (const QPointF& corner : outline)
            area << toPixel(corner.x(), corner.y());
        painter->drawPolygon(clippedArea(area, plotRect()));
    }
}

void ShareStrip::setShares(QPolygonF shares, const QString& caption) {
    m_shares = std::move(shares);
    m_caption = caption;
}

void ShareStrip::draw(QCPPainter* painter) {
    if (m_shares.isEmpty()) return;
    const QRectF view = plotRect();
    const QRectF strip(view.left(), view.bottom() - part * view.height(), view.width(), part * view.height());
    painter->setAntialiasing(false);
    painter->fillRect(strip, m_theme.background);
    const auto yOf = [&strip](double share) { return strip.bottom() - share * (strip.height() - 1); };
    QPolygonF area{QPointF(toPixel(m_shares.front().x(), 0).x(), strip.bottom())}, edge;
    for (const QPointF& share : m_shares)
        edge << QPointF(toPixel(share.x(), 0).x(), yOf(share.y()));
    area << edge;
    area << QPointF(edge.back().x(), strip.bottom());
    painter->setAntialiasing(true);
    QColor fill = m_theme.mutedText;
    fill.setAlphaF(0.3F);
    painter->setPen(Qt::NoPen);
    painter->setBrush(fill);
    painter->drawPolygon(clippedArea(area, strip));
    painter->setPen(QPen(m_theme.mutedText, 1.2));
    for (const QPolygonF& piece : clippedLine(edge, strip))
        painter->drawPolyline(piece);
    painter->setAntialiasing(false);
    painter->setPen(QPen(m_theme.axis, 1));
    painter->drawLine(strip.topLeft(), strip.topRight());
    painter->setFont(smallFont(mParentPlot->font()));
    painter->setPen(m_theme.text);
    painter->drawText(strip.adjusted(6, 1, -6, -2), Qt::AlignLeft | Qt::AlignBottom, m_caption);
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
