#pragma once

#include "figures/plot/figure_item.h"
#include "figures/study/contour.h"
#include "figures/theme.h"

#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace talweg {

/// Dark blue over green to yellow: equal steps look equal, also to colour-blind readers and in greyscale
/// (viridis, Smith and van der Walt, 2015).
QCPColorGradient sequentialColors();

/// Blue over near white to red with zero in the middle: safe for colour-blind readers (RdBu, Harrower and
/// Brewer, 2003).
QCPColorGradient divergingColors();

/// A coloured cell around each value of a grid, half-way to its neighbours.
class HeatCells : public FigureItem {
public:
    HeatCells(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    /// Colours from the first to the last of `range`.
    void setValues(GridValues grid, QCPRange range, const QCPColorGradient& colors);
    const GridValues& grid() const { return m_grid; }

    /// The grid value whose cell contains a place, as indices along x and y.
    std::optional<std::pair<std::size_t, std::size_t>> cellAt(const QPointF& place) const;
    /// The outer edges of all cells, and of one by its places along x and y.
    QRectF bounds() const;
    QRectF cell(std::size_t x, std::size_t y) const;

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawImage(QCPPainter* painter) const;
    void drawCells(QCPPainter* painter) const;

    GridValues m_grid;
    std::vector<double> m_xEdges, m_yEdges; ///< of the cells
    std::vector<QRgb> m_colors;             ///< per value
};

/// Slanting lines over some cells of a grid, dark next to light, so that they are visible on any colour.
class HatchedCells : public FigureItem {
public:
    HatchedCells(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    /// The cells, in the coordinates of the axes; none twice.
    void setCells(std::vector<QRectF> cells) { m_cells = std::move(cells); }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<QRectF> m_cells;
};

/// Contour lines with short ticks on the side with negative values.
class ContourLines : public FigureItem {
public:
    struct Set {
        std::vector<QPolygonF> lines; ///< as zeroContours
        QPen dash = {};               ///< its pattern alone counts
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

/// The scale of a figure's colours, to the right of its axes and as high as they are.
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
