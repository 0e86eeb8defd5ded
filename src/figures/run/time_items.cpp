#include "figures/run/time_items.h"

#include "figures/theme.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

constexpr double tickLength = 7, tickReach = 5, cursorReach = 5, cursorDotRadius = 3.5;
/// Width of a bar, gap between bars, and gap to the left of the bars, in pixels.
constexpr int barWidth = 6, barGap = 2, barsGap = 8;

} // namespace

void EventTicks::draw(QCPPainter* painter) {
    if (!m_run) return;
    const QRectF view = plotRect();
    painter->setAntialiasing(false);
    painter->setPen(QPen(m_theme.mutedText, 1));
    double last = -1e9;
    for (const RunEvent& event : m_run->events) {
        const double x = mParentPlot->xAxis->coordToPixel(event.t);
        if (!event.marked || x - last < 1 || x < view.left() || x > view.right()) continue;
        painter->drawLine(QPointF(x, view.bottom()), QPointF(x, view.bottom() - tickLength));
        last = x;
    }
}

int EventTicks::eventAt(const QPointF& place) const {
    const QRectF view = plotRect();
    if (!m_run || place.y() > view.bottom() + 4 || place.y() < view.bottom() - 2 * tickLength) return -1;
    int nearest = -1;
    double best = tickReach;
    for (std::size_t i = 0; i < m_run->events.size(); ++i) {
        const double distance = std::abs(mParentPlot->xAxis->coordToPixel(m_run->events[i].t) - place.x());
        if (!m_run->events[i].marked || distance >= best) continue;
        best = distance;
        nearest = static_cast<int>(i);
    }
    return nearest;
}

void SelectedEventLine::draw(QCPPainter* painter) {
    const QRectF view = plotRect();
    const double x = mParentPlot->xAxis->coordToPixel(m_time);
    if (!std::isfinite(m_time) || x < view.left() || x > view.right()) return;
    QPen pen(m_theme.accent, 1);
    pen.setDashPattern({4, 3});
    painter->setAntialiasing(false);
    painter->setPen(pen);
    painter->drawLine(QPointF(x, view.top()), QPointF(x, view.bottom()));
    painter->setAntialiasing(true);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.accent);
    painter->drawPolygon(QPolygonF{{x - 4, view.bottom()}, {x + 4, view.bottom()}, {x, view.bottom() - 8}});
}

BarsItem::BarsItem(QCustomPlot* plot) : FigureItem(plot, "overlay") {
    setClipToAxisRect(false);
}

int BarsItem::width(std::size_t bars) {
    return bars == 0 ? 0 : barsGap + static_cast<int>(bars) * (barWidth + barGap);
}

void BarsItem::draw(QCPPainter* painter) {
    const QRectF view = plotRect();
    const auto pixel = [&](double value) {
        return std::clamp(mParentPlot->yAxis->coordToPixel(value), view.top(), view.bottom());
    };
    double left = view.right() + barsGap;
    painter->setAntialiasing(false);
    painter->setPen(Qt::NoPen);
    for (const Bar& bar : m_bars) {
        painter->setBrush(bar.color);
        if (std::isfinite(bar.value))
            painter->drawRect(
                QRectF(QPointF(left, pixel(bar.value)), QPointF(left + barWidth, pixel(0))).normalized());
        left += barWidth + barGap;
    }
    if (m_bars.empty()) return;
    painter->setPen(QPen(m_theme.axis, 1));
    painter->drawLine(QPointF(view.right() + barsGap - barGap, pixel(0)), QPointF(left, pixel(0)));
}

CursorItem::CursorItem(QCustomPlot* plot) : FigureItem(plot, "overlay") {
    setClipToAxisRect(false);
}

void CursorItem::setCursor(double t, const QString& label, std::vector<Dot> dots) {
    m_time = t;
    m_label = label;
    m_dots = std::move(dots);
}

bool CursorItem::isAt(const QPointF& place) const {
    const QRectF view = plotRect();
    return std::isfinite(m_time) && place.y() >= view.top() && place.y() <= view.bottom() + 24
           && std::abs(mParentPlot->xAxis->coordToPixel(m_time) - place.x()) <= cursorReach;
}

void CursorItem::draw(QCPPainter* painter) {
    const QRectF view = plotRect();
    const double x = mParentPlot->xAxis->coordToPixel(m_time);
    if (!std::isfinite(m_time) || x < view.left() - 1 || x > view.right() + 1) return;
    painter->setAntialiasing(false);
    painter->setPen(QPen(m_theme.mutedText, 1));
    painter->drawLine(QPointF(x, view.top()), QPointF(x, view.bottom()));
    painter->setAntialiasing(true);
    painter->setPen(QPen(m_theme.background, 1.5));
    for (const Dot& dot : m_dots) {
        const double y = mParentPlot->yAxis->coordToPixel(dot.value);
        if (!std::isfinite(y) || y < view.top() || y > view.bottom()) continue;
        painter->setBrush(dot.color);
        painter->drawEllipse(QPointF(x, y), cursorDotRadius, cursorDotRadius);
    }
    drawLabel(painter, x);
}

void CursorItem::drawLabel(QCPPainter* painter, double x) const {
    const QFont font = smallFont(mParentPlot->font());
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(m_label) + 12, height = metrics.height() + 4;
    const double right = mParentPlot->viewport().right() - 1;
    const double left = std::clamp(x - width / 2, 1.0, std::max(1.0, right - width));
    const QRectF box(left, plotRect().bottom() + 4, width, height);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.text);
    painter->drawRoundedRect(box, 3, 3);
    painter->setFont(font);
    painter->setPen(m_theme.background);
    painter->drawText(box, Qt::AlignCenter, m_label);
}

} // namespace talweg
