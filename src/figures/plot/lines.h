#pragma once

#include <qcustomplot.h>

namespace talweg {

/// A line over an axis that stays within its plot in vector files too, where not every reader clips.
class SeriesLine : public QCPGraph {
public:
    using QCPGraph::QCPGraph;

protected:
    void draw(QCPPainter* painter) override;
    void drawLinePlot(QCPPainter* painter, const QVector<QPointF>& lines) const override;
};

/// A path through the plane that stays within its plot in vector files too.
class PathLine : public QCPCurve {
public:
    using QCPCurve::QCPCurve;

protected:
    void drawCurveLine(QCPPainter* painter, const QVector<QPointF>& lines) const override;
};

} // namespace talweg
