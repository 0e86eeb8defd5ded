#pragma once

#include "figures/plot/figure_item.h"
#include "systems/run.h"

#include <memory>

namespace talweg {

/// The ground, filled down to the edge of the view, with an edge line, and tracks as lines. With
/// `setOutline`, ground and tracks are lines with that pen, without a fill.
class GroundItem : public FigureItem {
public:
    explicit GroundItem(QCustomPlot* plot) : FigureItem(plot) {}
    /// Shows the ground and the tracks of a run; null shows nothing.
    void setRun(std::shared_ptr<const Run> run) { m_run = std::move(run); }
    void setOutline(const QPen& pen) { m_outline = pen; }

protected:
    void draw(QCPPainter* painter) override;

private:
    bool isFilled() const { return m_outline.style() == Qt::NoPen; }
    QPolygonF pixels(const Points& points) const;
    void fill(QCPPainter* painter, QPolygonF area) const;
    void drawLine(QCPPainter* painter, const QPolygonF& line, const QPen& pen) const;

    std::shared_ptr<const Run> m_run;
    QPen m_outline = QPen(Qt::NoPen);
};

} // namespace talweg
