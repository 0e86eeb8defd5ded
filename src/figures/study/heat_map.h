#pragma once

#include "figures/plot/figure_item.h"
#include "figures/study/contour.h"
#include "figures/theme.h"

#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace talweg {

/// Colours from dark blue over green to yellow. Equal steps look equal, also for colour-blind readers and in
/// greyscale (viridis, Smith and van der Walt, 2015).
QCPColorGradient sequentialColors();

/// Colours from blue over near white (at zero) to red. Safe for colour-blind readers (RdBu, Harrower and
/// Brewer, 2003).
QCPColorGradient divergingColors();

/// A grid of values as coloured cells. Each cell extends half-way to its neighbours.
class HeatCells : public FigureItem {
public:
    HeatCells(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    /// Sets the values. `range` is the range of values that the colours span.
    void setValues(GridValues grid, QCPRange range, const QCPColorGradient& colors);
    const GridValues& grid() const { return m_grid; }

    /// The indices along x and y of the cell at a position; nothing outside all cells.
    std::optional<std::pair<std::size_t, std::size_t>> cellAt(const QPointF& place) const;
    /// The rectangle of all cells, and the rectangle of one cell.
    QRectF bounds() const;
    QRectF cell(std::size_t x, std::size_t y) const;

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawImage(QCPPainter* painter) const;
    void drawCells(QCPPainter* painter) const;

    GridValues m_grid;
    std::vector<double> m_xEdges, m_yEdges; ///< edges of the cells
    std::vector<QRgb> m_colors;             ///< one per value
};

/// Hatching over some cells of a grid: dark lines next to light ones, so that they are visible on any colour.
class HatchedCells : public FigureItem {
public:
    HatchedCells(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    /// Sets the cells, in the coordinates of the axes. No cell may occur twice.
    void setCells(std::vector<QRectF> cells) { m_cells = std::move(cells); }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<QRectF> m_cells;
};

/// Contour lines, with short ticks on the side of the negative values.
class ContourLines : public FigureItem {
public:
    struct Set {
        std::vector<QPolygonF> lines; ///< as returned by zeroContours
        QPen dash = {};               ///< only its dash pattern is used
        bool ticked = true;
    };

    ContourLines(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    void setLines(std::vector<Set> sets) { m_sets = std::move(sets); }

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawLine(QCPPainter* painter, const QVector<QPointF>& line, const QVector<QLineF>& ticks,
                  const QColor& color, double width, QPen pen) const;

    std::vector<Set> m_sets;
};

class FramedScale;

/// The colour scale at the right of a figure's axes, with the same height.
class ColorBar {
public:
    explicit ColorBar(QCustomPlot& plot);
    ~ColorBar();
    ColorBar(const ColorBar&) = delete;
    ColorBar& operator=(const ColorBar&) = delete;

    void setTheme(const Theme& theme);
    void setVisible(bool visible);
    void show(const QString& label, const QCPRange& range, const QCPColorGradient& colors);

private:
    QCustomPlot& m_plot;
    FramedScale* m_scale;
};

} // namespace talweg
