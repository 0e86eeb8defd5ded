#pragma once

#include "figures/plot/figure_item.h"
#include "figures/plot/hatch.h"

#include <QPolygonF>
#include <vector>

namespace talweg {

/// Filled rectangles, in the coordinates of the axes.
class ColoredBars : public FigureItem {
public:
    struct Bar {
        QRectF box; ///< in the coordinates of the axes, normalized
        Fill fill;
    };
    ColoredBars(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    void setBars(std::vector<Bar> bars) { m_bars = std::move(bars); }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<Bar> m_bars;
};

/// Marks on bars that extend beyond the upper end of the plot: a break, and the number of runs of the bar.
class BrokenBars : public FigureItem {
public:
    struct Bar {
        double left = 0, right = 0, top = 0; ///< in the coordinates of the axes
        QString text;
    };
    BrokenBars(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    void setBars(std::vector<Bar> bars) { m_bars = std::move(bars); }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<Bar> m_bars;
};

/// Area between two lines, in one or several pieces.
class Band : public FigureItem {
public:
    Band(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    /// Sets closed outlines, in the coordinates of the axes.
    void setOutline(QPolygonF outline, const QColor& color) { setOutlines({std::move(outline)}, color); }
    void setOutlines(std::vector<QPolygonF> outlines, const QColor& color);

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<QPolygonF> m_outlines;
    QColor m_color;
};

/// Horizontal error bars: lines with a mark at both ends.
class Whiskers : public FigureItem {
public:
    struct Whisker {
        double y = 0, low = 0, high = 0;
    };
    Whiskers(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    void setWhiskers(std::vector<Whisker> whiskers) { m_whiskers = std::move(whiskers); }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<Whisker> m_whiskers;
};

/// A strip along the lower edge of the plot that shows the share of the runs against the place. The full
/// height of the strip is 100 %.
class ShareStrip : public FigureItem {
public:
    ShareStrip(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    /// Sets points of (place, share); shares are from 0 to 1.
    void setShares(QPolygonF shares, const QString& caption);

    /// Height of the strip, as a fraction of the height of the plot.
    static constexpr double part = 0.13;

protected:
    void draw(QCPPainter* painter) override;

private:
    QPolygonF m_shares;
    QString m_caption;
};

} // namespace talweg
