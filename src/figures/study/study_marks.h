#pragma once

#include "figures/plot/figure_item.h"

#include <QLineF>
#include <QString>
#include <vector>

namespace talweg {

/// A straight line across the plot, with a label.
struct Mark {
    /// Whether the line is horizontal, at a value of y. Otherwise it is vertical, at a value of x.
    bool level = false;
    double at = 0;
    QString text;
    QString index = {}; ///< subscript between `text` and `value`
    QString value = {};
    QColor color = {};
    QPen dash = {}; ///< only the dash pattern is used
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

/// The labels of marks, above the data. Each is placed where it hides least.
class MarkLabels : public FigureItem {
public:
    MarkLabels(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    void setMarks(std::vector<Mark> marks) { m_marks = std::move(marks); }
    /// Sets lines that labels should not hide, in the coordinates of the axes.
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
