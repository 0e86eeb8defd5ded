#include "figures/study/study_marks.h"

#include "figures/plot/clip.h"
#include "figures/theme.h"

#include <algorithm>

namespace talweg {

namespace {

/// Gap between a mark and its label, and padding around the text, in pixels.
constexpr double labelGap = 4, textGap = 3;
/// Number of rows of possible label positions at either end of a vertical mark.
constexpr int labelRows = 6;
/// Cost of covering another label. Crossing a line costs 1.
constexpr double onLabel = 1000;

QFont indexFont(const QFont& font) {
    return smallFont(smallFont(font));
}

bool crosses(const QLineF& line, const QRectF& box) {
    const QRectF about = QRectF(line.p1(), line.p2()).normalized().adjusted(0, 0, 0.1, 0.1);
    return about.intersects(box) && !clippedLine({line.p1(), line.p2()}, box).empty();
}

/// The line of a mark, in pixels; nothing if the line is outside the view.
std::optional<QLineF> lineOf(const Mark& mark, const QCustomPlot& plot) {
    const QRectF view = plot.axisRect()->rect();
    if (mark.level) {
        const double y = plot.yAxis->coordToPixel(mark.at);
        if (!(y >= view.top() && y <= view.bottom())) return {};
        return QLineF(view.left(), y, view.right(), y);
    }
    const double x = plot.xAxis->coordToPixel(mark.at);
    if (!(x >= view.left() && x <= view.right())) return {};
    return QLineF(x, view.top(), x, view.bottom());
}

} // namespace

void MarkLines::draw(QCPPainter* painter) {
    painter->setAntialiasing(false);
    for (const Mark& mark : m_marks) {
        const auto line = lineOf(mark, *mParentPlot);
        if (!line) continue;
        QPen pen = mark.dash;
        pen.setColor(mark.color);
        pen.setWidthF(1);
        painter->setPen(pen);
        painter->drawLine(*line);
    }
}

QSizeF MarkLabels::sizeOf(const Mark& mark) const {
    const QFont font = smallFont(mParentPlot->font());
    const QFontMetricsF metrics(font);
    const double width = metrics.horizontalAdvance(mark.text) + metrics.horizontalAdvance(mark.value)
                         + QFontMetricsF(indexFont(mParentPlot->font())).horizontalAdvance(mark.index);
    return {width + 2 * textGap, metrics.height() + 2};
}

std::vector<QRectF> MarkLabels::candidates(const Mark& mark) const {
    const QRectF view = plotRect().adjusted(labelGap, labelGap, -labelGap, -labelGap);
    const QSizeF size = sizeOf(mark);
    const auto line = lineOf(mark, *mParentPlot);
    std::vector<QRectF> boxes;
    const auto offer = [&](double left, double top) {
        const QRectF box(QPointF(left, top), size);
        if (view.adjusted(-1, -1, 1, 1).contains(box)) boxes.push_back(box);
    };
    if (!line) return boxes;
    if (mark.level) {
        const double y = line->y1(), right = view.right() - size.width();
        for (const double left : {right, view.left(), (view.left() + right) / 2})
            for (const double top : {y - 1 - size.height(), y + 2})
                offer(left, top);
        return boxes;
    }
    const double x = line->x1();
    for (int row = 0; row < labelRows; ++row)
        for (const double left : {x + labelGap, x - labelGap - size.width()}) {
            offer(left, view.bottom() - (row + 1) * size.height());
            offer(left, view.top() + row * size.height());
        }
    return boxes;
}

std::vector<QLineF> MarkLabels::obstaclesInPixels() const {
    std::vector<QLineF> lines;
    for (const QLineF& obstacle : m_obstacles)
        lines.emplace_back(toPixel(obstacle.x1(), obstacle.y1()), toPixel(obstacle.x2(), obstacle.y2()));
    for (const Mark& mark : m_marks)
        if (const auto line = lineOf(mark, *mParentPlot)) lines.push_back(*line);
    return lines;
}

void MarkLabels::draw(QCPPainter* painter) {
    if (m_marks.empty()) return;
    const auto obstacles = obstaclesInPixels();
    std::vector<QRectF> taken;
    const auto cost = [&](const QRectF& box) {
        const auto crossed =
            std::ranges::count_if(obstacles, [&](const QLineF& line) { return crosses(line, box); });
        const auto hidden =
            std::ranges::count_if(taken, [&](const QRectF& other) { return other.intersects(box); });
        return static_cast<double>(crossed) + onLabel * static_cast<double>(hidden);
    };
    for (const Mark& mark : m_marks) {
        const auto boxes = candidates(mark);
        const auto best = std::ranges::min_element(boxes, {}, cost);
        if (best == boxes.end()) continue;
        taken.push_back(*best);
        drawLabel(painter, mark, *best);
    }
}

void MarkLabels::drawLabel(QCPPainter* painter, const Mark& mark, const QRectF& box) const {
    QColor ground = m_theme.background;
    ground.setAlphaF(0.88F);
    painter->setAntialiasing(true);
    painter->setPen(Qt::NoPen);
    painter->setBrush(ground);
    painter->drawRoundedRect(box, 2, 2);
    painter->setPen(mark.color);
    double left = box.left() + textGap;
    const auto write = [&](const QString& text, const QFont& font, double drop) {
        painter->setFont(font);
        painter->drawText(QRectF(left, box.top() + drop, box.width(), box.height()),
                          Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, text);
        left += QFontMetricsF(font).horizontalAdvance(text);
    };
    const QFont font = smallFont(mParentPlot->font());
    write(mark.text, font, 0);
    write(mark.index, indexFont(mParentPlot->font()), 0.16 * QFontMetricsF(font).height());
    write(mark.value, font, 0);
}

} // namespace talweg
