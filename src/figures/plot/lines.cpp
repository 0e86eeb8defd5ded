#include "figures/plot/lines.h"

#include "figures/plot/clip.h"

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

} // namespace

/// Where many samples share a pixel only their extremes are drawn; the pixels are those of the screen, so
/// that files, which are finer, get every sample.
void SeriesLine::draw(QCPPainter* painter) {
    constexpr int crowded = 8; // samples to a pixel; with fewer drawing them all takes no longer
    setAdaptiveSampling(!isVector(painter) && dataCount() > crowded * clipRect().width());
    QCPGraph::draw(painter);
}

void SeriesLine::drawLinePlot(QCPPainter* painter, const QVector<QPointF>& lines) const {
    if (!isVector(painter)) return QCPGraph::drawLinePlot(painter, lines);
    applyDefaultAntialiasingHint(painter);
    drawClipped(painter, mPen, lines, clipRect());
}

void PathLine::drawCurveLine(QCPPainter* painter, const QVector<QPointF>& lines) const {
    if (!isVector(painter)) return QCPCurve::drawCurveLine(painter, lines);
    applyDefaultAntialiasingHint(painter);
    drawClipped(painter, mPen, lines, clipRect());
}

} // namespace talweg
