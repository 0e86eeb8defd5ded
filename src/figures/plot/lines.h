#pragma once

#include <qcustomplot.h>

namespace talweg {

/// Marks along a line, far enough from one another that the line stays one: they tell it from others where
/// there are no colours.
struct LineMarks {
    QCPScatterStyle::ScatterShape shape = QCPScatterStyle::ssNone;
    std::size_t number = 0; ///< of the line: marks of others stand elsewhere
};

/// A line over an axis that stays within its plot in vector files too, where not every reader clips.
class SeriesLine : public QCPGraph {
public:
    using QCPGraph::QCPGraph;
    void setMarks(const LineMarks& marks) { m_marks = marks; }
    const LineMarks& marks() const { return m_marks; }

protected:
    void draw(QCPPainter* painter) override;
    void drawLinePlot(QCPPainter* painter, const QVector<QPointF>& lines) const override;

private:
    LineMarks m_marks;
};

/// A path through the plane that stays within its plot in vector files too.
class PathLine : public QCPCurve {
public:
    using QCPCurve::QCPCurve;
    void setMarks(const LineMarks& marks) { m_marks = marks; }

protected:
    void drawCurveLine(QCPPainter* painter, const QVector<QPointF>& lines) const override;

private:
    LineMarks m_marks;
};

} // namespace talweg
