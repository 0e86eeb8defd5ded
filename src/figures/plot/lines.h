#pragma once

#include <qcustomplot.h>

namespace talweg {

/// Markers along a line, so that lines can be distinguished without colours. They are sparse, so that the
/// line stays visible.
struct LineMarks {
    QCPScatterStyle::ScatterShape shape = QCPScatterStyle::ssNone;
    /// Number of the line. Lines with different numbers have markers at different positions.
    std::size_t number = 0;
};

/// A line over the x axis. It is clipped to its plot even in vector files, because some viewers do not clip.
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

/// A curve in the plane. It is clipped to its plot even in vector files.
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
