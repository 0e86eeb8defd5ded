#pragma once

#include <qcustomplot.h>

namespace talweg {

/// Markers along a line, sparse enough to leave the line visible: they distinguish lines without colours.
struct LineMarks {
    QCPScatterStyle::ScatterShape shape = QCPScatterStyle::ssNone;
    /// Number of the line; lines with different numbers have their markers at different places.
    std::size_t number = 0;
};

/// A line over an axis that is clipped to its plot, also in vector files, which some viewers do not clip.
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

/// A path in the plane that is clipped to its plot, also in vector files.
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
