#pragma once

#include "figures/plot/figure_item.h"

#include <QLineF>
#include <QString>
#include <vector>

namespace talweg {

/// A line right across the plot, and what it says.
struct Mark {
    bool level = false; ///< at a value of y, otherwise of x
    double at = 0;
    QString text;
    QString index = {}; ///< written small and low between `text` and `value`
    QString value = {};
    QColor color = {};
    QPen dash = {}; ///< its pattern alone counts
};

/// The lines of marks, below the data.
class MarkLines : public FigureItem {
public:
    MarkLines(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    void setMarks(std::vector<Mark> marks) { m_marks = std::move(marks); }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<Mark> m_marks;
};

/// The labels of marks, above the data, each where it hides least of it.
class MarkLabels : public FigureItem {
public:
    MarkLabels(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    void setMarks(std::vector<Mark> marks) { m_marks = std::move(marks); }
    /// What the labels had better not hide, in the coordinates of the axes.
    void setObstacles(std::vector<QLineF> obstacles) { m_obstacles = std::move(obstacles); }

protected:
    void draw(QCPPainter* painter) override;

private:
    QSizeF sizeOf(const Mark& mark) const;
    std::vector<QRectF> candidates(const Mark& mark) const;
    std::vector<QLineF> obstaclesInPixels() const;
    void drawLabel(QCPPainter* painter, const Mark& mark, const QRectF& box) const;

    std::vector<Mark> m_marks;
    std::vector<QLineF> m_obstacles;
};

} // namespace talweg
