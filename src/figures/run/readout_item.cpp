#include "figures/run/readout_item.h"

#include "figures/plot/clip.h"
#include "figures/run/paths.h"
#include "figures/theme.h"

#include <algorithm>
#include <limits>

namespace talweg {

namespace {

/// In pixels: padding around the text, gaps between its columns, and distance of the box from the edges of
/// the plot.
constexpr double boxPadding = 6, columnGap = 7, unitGap = 4, edgeGap = 6;
/// Maximum fraction of the plot's width or height that the box takes. If the plot is smaller, nothing is
/// drawn.
constexpr double readoutShare = 0.5;
/// Weight of a covered pixel of the ground line, relative to a covered pixel of a path.
constexpr double groundWeight = 0.2;

double lengthIn(const QVector<QPointF>& line, const QRectF& box) {
    double length = 0;
    for (const QPolygonF& part : clippedLine(line, box))
        for (qsizetype i = 1; i < part.size(); ++i)
            length += QLineF(part[i - 1], part[i]).length();
    return length;
}

} // namespace

void ReadoutItem::setLines(std::vector<Line> lines) {
    m_lines = std::move(lines);
    rearrange();
}

void ReadoutItem::setScene(std::shared_ptr<const Run> run, std::vector<const PathLine*> paths) {
    m_run = std::move(run);
    m_paths = std::move(paths);
    rearrange();
}

ReadoutItem::Surroundings ReadoutItem::surroundings() const {
    return {plotRect(), mParentPlot->xAxis->range(), mParentPlot->yAxis->range(),
            smallFont(mParentPlot->font())};
}

/// Possible positions. If several are equally good, the first is used. Positions at the bottom leave one line
/// free below, because the time may be shown there.
std::vector<QRectF> ReadoutItem::corners(const QSizeF& size, double line) const {
    const QRectF plot = plotRect().adjusted(edgeGap, edgeGap, -edgeGap, -edgeGap);
    const double right = plot.right() - size.width();
    const double bottom = plot.bottom() - size.height() - line - 2 * edgeGap;
    return {{{right, plot.top()}, size},
            {plot.topLeft(), size},
            {{plot.left(), bottom}, size},
            {{right, bottom}, size}};
}

/// Radius of the largest body, in pixels.
double ReadoutItem::bodyRadius() const {
    double radius = 0;
    if (m_run)
        for (const SceneBody& body : m_run->scene.bodies)
            radius = std::max(radius, reachOf(body));
    return std::abs(toPixel(radius, 0).x() - toPixel(0, 0).x());
}

/// Length of the lines of the scene that a box covers, in pixels. Paths are widened by the radius of the
/// bodies.
double ReadoutItem::covered(const QRectF& box) const {
    const double radius = bodyRadius();
    double sum = 0;
    for (const PathLine* path : m_paths) {
        if (!path->visible()) continue;
        QVector<QPointF> line;
        for (const QCPCurveData& point : *path->data())
            line.append(toPixel(point.key, point.value));
        sum += lengthIn(line, box.adjusted(-radius, -radius, radius, radius));
    }
    if (!m_run) return sum;
    for (const std::vector<Points>* lines : {&m_run->scene.ground, &m_run->scene.tracks})
        for (const Points& points : *lines) {
            QVector<QPointF> line;
            for (const Point& point : points)
                line.append(toPixel(point.x(), point.y()));
            sum += groundWeight * lengthIn(line, box);
        }
    return sum;
}

void ReadoutItem::arrange(const QFontMetricsF& metrics) {
    m_symbolWidth = m_valueWidth = 0;
    double unitWidth = 0;
    for (const Line& line : m_lines) {
        m_symbolWidth = std::max(m_symbolWidth, metrics.horizontalAdvance(line.symbol));
        m_valueWidth = std::max(m_valueWidth, metrics.horizontalAdvance(line.widest));
        unitWidth = std::max(unitWidth, metrics.horizontalAdvance(line.unit));
    }
    const QSizeF size(2 * boxPadding + m_symbolWidth + columnGap + m_valueWidth + unitGap + unitWidth,
                      2 * boxPadding + metrics.lineSpacing() * static_cast<double>(m_lines.size()));
    m_box = {};
    if (size.width() > readoutShare * plotRect().width()
        || size.height() > readoutShare * plotRect().height())
        return;
    double least = std::numeric_limits<double>::infinity();
    for (const QRectF& box : corners(size, metrics.lineSpacing())) {
        const double cost = covered(box);
        if (!(cost < least)) continue;
        least = cost;
        m_box = box;
    }
}

void ReadoutItem::draw(QCPPainter* painter) {
    if (m_values.empty()) return;
    const Surroundings now = surroundings();
    const QFontMetricsF metrics(now.font);
    if (!(m_arranged == now)) arrange(metrics);
    m_arranged = now;
    if (m_box.isEmpty()) return;
    QColor back = m_theme.background;
    back.setAlphaF(0.85F);
    painter->setAntialiasing(true);
    painter->setPen(Qt::NoPen);
    painter->setBrush(back);
    painter->drawRoundedRect(m_box, 4, 4);
    painter->setFont(now.font);
    const double height = metrics.lineSpacing(), left = m_box.left() + boxPadding;
    const double valueLeft = left + m_symbolWidth + columnGap, unitLeft = valueLeft + m_valueWidth + unitGap;
    const auto write = [&](const QColor& color, const QRectF& rect, Qt::Alignment side, const QString& text) {
        painter->setPen(color);
        painter->drawText(rect, static_cast<int>(Qt::AlignVCenter | side) | Qt::TextDontClip, text);
    };
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        const double top = m_box.top() + boxPadding + height * static_cast<double>(i);
        write(m_theme.mutedText, {left, top, m_symbolWidth, height}, Qt::AlignLeft, m_lines[i].symbol);
        write(m_theme.text, {valueLeft, top, m_valueWidth, height}, Qt::AlignRight, m_values[i]);
        write(m_theme.mutedText, {unitLeft, top, m_box.right() - unitLeft, height}, Qt::AlignLeft,
              m_lines[i].unit);
    }
}

} // namespace talweg
