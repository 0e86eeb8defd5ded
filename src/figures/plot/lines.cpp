#include "figures/plot/lines.h"

#include "figures/plot/clip.h"

#include <cmath>

namespace talweg {

namespace {

bool isVector(const QCPPainter* painter) {
    return painter->modes().testFlag(QCPPainter::pmVectorized);
}

void drawClipped(QCPPainter* painter, const QPen& pen, const QVector<QPointF>& line, const QRectF& rect) {
    if (pen.style() == Qt::NoPen) return;
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    for (const QPolygonF& part : clippedLine(line, rect))
        painter->drawPolyline(part);
}

/// Distance of markers along a line, shift between lines, and size of a marker, in pixels.
constexpr double markGap = 110, markShift = 13, markSize = 6.5;

/// Draws markers at equal distances: along x, or for a path along its length.
void drawMarks(QCPPainter* painter, const QPen& pen, const LineMarks& marks, const QVector<QPointF>& line,
               const QRectF& rect, bool isPath) {
    if (marks.shape == QCPScatterStyle::ssNone || pen.style() == Qt::NoPen) return;
    const QCPScatterStyle style(marks.shape, QPen(pen.color(), 1.3), pen.color(), markSize);
    style.applyTo(painter, pen);
    double left = markGap / 4 + markShift * static_cast<double>(marks.number % 8);
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF way = line[i] - line[i - 1];
        const double length = isPath ? std::hypot(way.x(), way.y()) : std::abs(way.x());
        if (!std::isfinite(length)) continue;
        // Skip jumps far beyond the plot; hardly any of their markers would be visible.
        if (length > 1e5) continue;
        for (; left <= length && length > 0; left += markGap) {
            const QPointF place = line[i - 1] + way * (left / length);
            const bool isPlace = std::isfinite(place.x()) && std::isfinite(place.y()); // false next to a gap
            if (isPlace && rect.contains(place)) style.drawShape(painter, place);
        }
        left -= length;
    }
}

} // namespace

/// On the screen, if many samples share a pixel, only their extremes are drawn. Files have a finer resolution
/// and get every sample.
void SeriesLine::draw(QCPPainter* painter) {
    constexpr int crowded = 8; // samples per pixel; with fewer, drawing all samples is as fast
    setAdaptiveSampling(!isVector(painter) && dataCount() > crowded * clipRect().width());
    QCPGraph::draw(painter);
}

void SeriesLine::drawLinePlot(QCPPainter* painter, const QVector<QPointF>& lines) const {
    if (isVector(painter)) {
        applyDefaultAntialiasingHint(painter);
        drawClipped(painter, mPen, lines, clipRect());
    } else {
        QCPGraph::drawLinePlot(painter, lines);
    }
    drawMarks(painter, mPen, m_marks, lines, clipRect(), false);
}

void PathLine::drawCurveLine(QCPPainter* painter, const QVector<QPointF>& lines) const {
    if (isVector(painter)) {
        applyDefaultAntialiasingHint(painter);
        drawClipped(painter, mPen, lines, clipRect());
    } else {
        QCPCurve::drawCurveLine(painter, lines);
    }
    drawMarks(painter, mPen, m_marks, lines, clipRect(), true);
}

} // namespace talweg
