#include "figures/lines.h"

#include "figures/clip.h"

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
