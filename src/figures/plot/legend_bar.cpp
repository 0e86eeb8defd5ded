#include "figures/plot/legend_bar.h"

#include "base/contract.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Gaps above the legend and around the parts of an entry, and sizes of samples and markers, in pixels.
constexpr double topGap = 4, sampleWidth = 18, sampleGap = 6, valueGap = 7, entryGap = 16, markerSize = 6,
                 sampleHeight = 11;
/// Minimum width of shortened names, and step by which they are shortened, in pixels.
constexpr double minName = 60, nameStep = 6;
/// Maximum part of the height or width of a figure that its legend takes.
constexpr double share = 0.2;
/// Minimum height of the plot, in pixels, for the legend to have a second row.
constexpr double minPlot = 262;
/// Minimum width of a column, and gap on either side of it, in pixels.
constexpr double minSide = 110, sideGap = 6;
/// Fraction of a row that the caption may take if entries follow it.
constexpr double captionShare = 0.5;

} // namespace

namespace {

/// Draws the sample of an area, or only its edge if the area is hidden.
void drawSample(QPainter& painter, const QRectF& rect, const LegendEntry& entry, const QColor& hidden) {
    if (entry.shown) fillHatched(painter, rect, *entry.fill);
    painter.setPen(QPen(entry.shown ? entry.pen.color() : hidden, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace

/// The reserved space at the right of the plot.
class LegendBar::Side : public QCPLayoutElement {
public:
    Side(QCustomPlot* plot, const LegendBar& legend) : QCPLayoutElement(plot), m_legend(legend) {}
    QSize minimumOuterSizeHint() const override { return {width(), 0}; }
    QSize maximumOuterSizeHint() const override { return {width(), QWIDGETSIZE_MAX}; }

private:
    int width() const { return m_legend.isBeside() ? static_cast<int>(m_legend.sideWidth()) : 0; }
    const LegendBar& m_legend;
};

LegendBar::LegendBar(QCustomPlot* plot) : QCPLayoutElement(plot), m_side(new Side(plot, *this)) {
    setLayer("overlay");
}

QCPLayoutElement* LegendBar::side() const {
    return m_side;
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
    for (LegendEntry& entry : m_entries)
        if (m_complete && !entry.shown) entry.present = false; // in files, nobody can click on a hidden entry
}

void LegendBar::setValue(std::size_t entry, const QString& value) {
    TALWEG_EXPECTS(entry < m_entries.size());
    m_entries[entry].value = value;
}

/// The caption as lines of at most this width. On the screen it is a single line, which may be shortened.
QStringList LegendBar::captionLines(double width) const {
    if (m_caption.isEmpty()) return {};
    const QFontMetricsF metrics(m_font);
    if (!m_complete) {
        const double room = m_entries.empty() || maxRows() > 1 ? width : captionShare * width;
        return {metrics.elidedText(m_caption, Qt::ElideRight, room)};
    }
    QStringList lines;
    for (const QString& word : m_caption.split(u' ')) {
        const QString longer = lines.isEmpty() ? word : lines.back() + u' ' + word;
        if (lines.isEmpty() || metrics.horizontalAdvance(longer) > width)
            lines << word;
        else
            lines.back() = longer;
    }
    return lines;
}

double LegendBar::rowHeight() const {
    return std::ceil(QFontMetricsF(m_font).height() + 5);
}

double LegendBar::nameWidth(const LegendEntry& entry) const {
    return QFontMetricsF(m_font).horizontalAdvance(entry.name);
}

double LegendBar::valueWidth(const LegendEntry& entry) const {
    return entry.room.isEmpty() ? 0 : valueGap + QFontMetricsF(m_font).horizontalAdvance(entry.room);
}

std::size_t LegendBar::presentCount() const {
    return static_cast<std::size_t>(std::ranges::count(m_entries, true, &LegendEntry::present));
}

double LegendBar::sideWidth() const {
    return share * mParentPlot->viewport().width();
}

int LegendBar::maxRows() const {
    if (m_complete) return std::numeric_limits<int>::max();
    const double height = mParentPlot->viewport().height();
    return std::max(1, static_cast<int>((std::min(share * height, height - minPlot) - topGap) / rowHeight()));
}

/// Places the first `count` entries in rows above the plot.
LegendBar::Arrangement LegendBar::flow(bool values, double max, std::size_t count) const {
    const QRect all = mParentPlot->viewport();
    const double left = margins().left(), width = all.width() - left - std::max(m_corner.width(), 12);
    const double height = rowHeight();
    Arrangement found{.values = values, .nameWidth = max, .caption = captionLines(width)};
    found.rows = static_cast<int>(found.caption.size());
    double x = 0, y = topGap;
    if (found.rows > 0) {
        x = QFontMetricsF(m_font).horizontalAdvance(found.caption.back()) + entryGap;
        y += (found.rows - 1) * height;
    }
    const auto place = [&](double needed) {
        if (x > 0 && x + needed > width) {
            x = 0;
            y += height;
            ++found.rows;
        }
        found.rows = std::max(found.rows, 1);
        const QRectF rect(left + x, y, needed, height);
        x += needed + entryGap;
        return rect;
    };
    const std::size_t beyond = presentCount() - count;
    for (const LegendEntry& entry : m_entries) {
        const bool fits = entry.present && count > 0;
        const double name = sampleWidth + sampleGap + std::min(nameWidth(entry), max);
        found.rects.push_back(fits ? place(name + (values ? valueWidth(entry) : 0)) : QRectF());
        if (fits) --count;
    }
    if (beyond > 0)
        found.more = place(QFontMetricsF(m_font).horizontalAdvance(QStringLiteral("+%1").arg(beyond)) + 4);
    return found;
}

/// Places the entries below each other, at the right of the plot.
LegendBar::Arrangement LegendBar::column() const {
    const QRect all = mParentPlot->viewport();
    const double width = sideWidth() - 2 * sideGap, height = rowHeight();
    const double x = all.width() - sideWidth() + sideGap;
    double y = std::max<double>(topGap, m_corner.height());
    Arrangement found{.beside = true,
                      .nameWidth = width - sampleWidth - sampleGap,
                      .caption = captionLines(all.width() - sideWidth() - margins().left() - sideGap)};
    found.rows = static_cast<int>(found.caption.size());
    for (const LegendEntry& entry : m_entries)
        if (entry.present && nameWidth(entry) + valueWidth(entry) > found.nameWidth) found.values = false;
    const auto room = static_cast<std::size_t>(std::max(1.0, (all.height() - y) / height));
    std::size_t count = presentCount() <= room ? room : room - 1;
    for (const LegendEntry& entry : m_entries) {
        const bool fits = entry.present && count > 0;
        found.rects.push_back(fits ? QRectF(x, y, width, height) : QRectF());
        if (!fits) continue;
        --count;
        y += height;
    }
    if (presentCount() > room) found.more = QRectF(x, y, width, height);
    return found;
}

LegendBar::Arrangement LegendBar::arranged() const {
    double widest = minName;
    for (const LegendEntry& entry : m_entries)
        if (entry.present) widest = std::max(widest, nameWidth(entry));
    const int rows = maxRows();
    const std::size_t all = presentCount();
    for (const bool values : {true, false})
        if (Arrangement found = flow(values, widest, all); found.rows <= rows) return found;
    if (sideWidth() >= minSide) return column();
    for (double max = widest; max >= minName; max -= nameStep)
        if (Arrangement found = flow(false, max, all); found.rows <= rows) return found;
    std::size_t count = all;
    while (count > 0 && flow(false, minName, count).rows > rows)
        --count;
    double max = widest;
    while (max > minName && flow(false, max, count).rows > rows)
        max -= nameStep;
    return flow(false, max, count);
}

QRectF LegendBar::entryRect(std::size_t entry) const {
    TALWEG_EXPECTS(entry < m_entries.size());
    return arranged().rects[entry];
}

int LegendBar::entryAt(const QPointF& place) const {
    const auto rects = arranged().rects;
    const auto found = std::ranges::find_if(rects, [&](const QRectF& rect) { return rect.contains(place); });
    return found == rects.end() ? -1 : static_cast<int>(found - rects.begin());
}

QString LegendBar::entryText(std::size_t number) const {
    TALWEG_EXPECTS(number < m_entries.size());
    const LegendEntry& entry = m_entries[number];
    return entry.value.isEmpty() ? entry.name : entry.name + QStringLiteral(": ") + entry.value;
}

QSize LegendBar::minimumOuterSizeHint() const {
    const Arrangement found = arranged();
    const int rows = std::max(found.rows, m_corner.isEmpty() || found.beside ? 0 : 1);
    return {0, rows == 0 ? 0 : static_cast<int>(topGap + rows * rowHeight())};
}

void LegendBar::draw(QCPPainter* painter) {
    const Arrangement found = arranged();
    const auto write = [&](const QRectF& rect, const QString& text) {
        painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, text);
    };
    painter->setFont(m_font);
    painter->setAntialiasing(true);
    painter->setPen(m_muted);
    QRectF line(rect().left(), rect().top() + topGap, rect().width(), rowHeight());
    for (const QString& text : found.caption) {
        write(line, text);
        line.translate(0, rowHeight());
    }
    std::size_t drawn = 0;
    for (std::size_t i = 0; i < found.rects.size(); ++i) {
        if (found.rects[i].isEmpty()) continue;
        drawEntry(painter, m_entries[i], found.rects[i], found);
        ++drawn;
    }
    painter->setPen(m_text);
    if (!found.more.isEmpty()) write(found.more, QStringLiteral("+%1").arg(presentCount() - drawn));
}

void LegendBar::drawEntry(QCPPainter* painter, const LegendEntry& entry, const QRectF& rect,
                          const Arrangement& arrangement) const {
    QColor muted = m_muted;
    muted.setAlphaF(0.45F);
    QPen pen = entry.pen;
    pen.setCapStyle(Qt::FlatCap);
    if (!entry.shown) pen.setColor(muted);
    painter->setPen(pen);
    const double y = rect.center().y();
    if (entry.fill)
        drawSample(*painter, QRectF(rect.left(), y - sampleHeight / 2, sampleWidth, sampleHeight), entry,
                   muted);
    else
        painter->drawLine(QPointF(rect.left(), y), QPointF(rect.left() + sampleWidth, y));
    const QBrush inside = pen.style() == Qt::NoPen ? QBrush() : QBrush(pen.color()); // dots are hollow
    QCPScatterStyle marker(entry.marker, QPen(pen.color(), 1), inside, markerSize);
    marker.applyTo(painter, pen);
    marker.drawShape(painter, rect.left() + sampleWidth / 2, y);
    painter->setBrush(Qt::NoBrush);

    const QFontMetricsF metrics(m_font);
    const QString name = nameWidth(entry) <= arrangement.nameWidth
                             ? entry.name
                             : metrics.elidedText(entry.name, Qt::ElideMiddle, arrangement.nameWidth);
    painter->setPen(entry.shown ? m_text : muted);
    const QRectF textRect = rect.adjusted(sampleWidth + sampleGap, 0, 0, 0);
    painter->drawText(textRect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, name);
    if (!arrangement.values || entry.value.isEmpty() || !entry.shown) return;
    painter->setPen(m_muted);
    const double left = metrics.horizontalAdvance(name) + valueGap;
    painter->drawText(textRect.adjusted(left, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip,
                      entry.value);
}

} // namespace talweg
