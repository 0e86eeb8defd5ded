#include "figures/legend_bar.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Free space above the legend and around the parts of an entry, in pixels.
constexpr double topGap = 7, sampleWidth = 20, sampleGap = 6, valueGap = 7, entryGap = 18, markerSize = 6;

} // namespace

LegendBar::LegendBar(QCustomPlot* plot) : QCPLayoutElement(plot) {
    setLayer("overlay");
}

void LegendBar::setTheme(const Theme& theme, const QFont& font) {
    m_font = font;
    m_text = theme.text;
    m_muted = theme.mutedText;
}

void LegendBar::setCaption(const QString& caption) {
    m_caption = caption;
}

void LegendBar::setEntries(std::vector<LegendEntry> entries) {
    m_entries = std::move(entries);
}

void LegendBar::setValue(std::size_t entry, const QString& value) {
    m_entries[entry].value = value;
}

void LegendBar::setShown(std::size_t entry, bool shown) {
    m_entries[entry].shown = shown;
}

double LegendBar::captionWidth() const {
    return m_caption.isEmpty() ? 0 : QFontMetricsF(m_font).horizontalAdvance(m_caption) + entryGap;
}

double LegendBar::rowHeight() const {
    return std::ceil(QFontMetricsF(m_font).height() + 5);
}

double LegendBar::entryWidth(const LegendEntry& entry) const {
    const QFontMetricsF metrics(m_font);
    const double value = entry.room.isEmpty() ? 0 : valueGap + metrics.horizontalAdvance(entry.room);
    return sampleWidth + sampleGap + metrics.horizontalAdvance(entry.name) + value;
}

std::vector<QRectF> LegendBar::flow(double width) const {
    const double height = rowHeight();
    std::vector<QRectF> rects;
    double x = captionWidth(), y = topGap;
    for (const LegendEntry& entry : m_entries) {
        if (!entry.present) {
            rects.emplace_back(0, y, 0, height);
            continue;
        }
        const double needed = entryWidth(entry);
        if (x > 0 && x + needed > width) {
            x = 0;
            y += height;
        }
        rects.emplace_back(x, y, needed, height);
        x += needed + entryGap;
    }
    return rects;
}

QRectF LegendBar::entryRect(std::size_t entry) const {
    return flow(rect().width())[entry].translated(rect().topLeft());
}

int LegendBar::entryAt(const QPointF& place) const {
    for (std::size_t i = 0; i < m_entries.size(); ++i)
        if (entryRect(i).contains(place)) return static_cast<int>(i);
    return -1;
}

QSize LegendBar::minimumOuterSizeHint() const {
    const auto rects = flow(mParentPlot->viewport().width() - margins().left() - margins().right());
    if (!rects.empty()) return {0, static_cast<int>(rects.back().bottom())};
    return {0, m_caption.isEmpty() ? 0 : static_cast<int>(topGap + rowHeight())};
}

void LegendBar::draw(QCPPainter* painter) {
    painter->setFont(m_font);
    painter->setAntialiasing(true);
    painter->setPen(m_muted);
    painter->drawText(QRectF(rect().left(), rect().top() + topGap, captionWidth(), rowHeight()),
                      Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, m_caption);
    const auto rects = flow(rect().width());
    for (std::size_t i = 0; i < rects.size(); ++i)
        if (m_entries[i].present) drawEntry(painter, m_entries[i], rects[i].translated(rect().topLeft()));
}

void LegendBar::drawEntry(QCPPainter* painter, const LegendEntry& entry, const QRectF& rect) const {
    QColor muted = m_muted;
    muted.setAlphaF(0.45F);
    QPen pen = entry.pen;
    pen.setCapStyle(Qt::FlatCap);
    if (!entry.shown) pen.setColor(muted);
    painter->setPen(pen);
    const double y = rect.center().y();
    painter->drawLine(QPointF(rect.left(), y), QPointF(rect.left() + sampleWidth, y));
    QCPScatterStyle marker(entry.marker, QPen(pen.color(), 1), pen.color(), markerSize);
    marker.applyTo(painter, pen);
    marker.drawShape(painter, rect.left() + sampleWidth / 2, y);
    painter->setBrush(Qt::NoBrush);

    painter->setPen(entry.shown ? m_text : muted);
    const QRectF textRect = rect.adjusted(sampleWidth + sampleGap, 0, 0, 0);
    painter->drawText(textRect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, entry.name);
    if (entry.value.isEmpty() || !entry.shown) return;
    painter->setPen(m_muted);
    const double name = QFontMetricsF(m_font).horizontalAdvance(entry.name) + valueGap;
    painter->drawText(textRect.adjusted(name, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip,
                      entry.value);
}

} // namespace talweg
