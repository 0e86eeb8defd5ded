#pragma once

#include "figures/plot/figure_item.h"

#include <vector>

namespace talweg {

/// Vertical bars, each from a lower to an upper end.
class SpreadBars : public FigureItem {
public:
    struct Bar {
        double x = 0, low = 0, high = 0;
    };
    /// The bars of one line. All are moved along x by `shift`, so that bars of several lines do not overlap.
    struct Set {
        std::vector<Bar> bars;
        QColor color;
        double shift = 0;
    };

    explicit SpreadBars(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    void setBars(std::vector<Set> sets) { m_sets = std::move(sets); }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<Set> m_sets;
};

/// Markers on some points of each line, so that lines can be distinguished without colours.
class LineMarkers : public FigureItem {
public:
    struct Set {
        std::vector<QPointF> points; ///< all points of the line
        QCPScatterStyle::ScatterShape shape = QCPScatterStyle::ssDisc;
        QColor color;
        /// Indices of the points that have a marker: `first`, first + every, first + 2 every, …
        std::size_t first = 0, every = 1;
    };

    LineMarkers(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    void setMarkers(std::vector<Set> sets) { m_sets = std::move(sets); }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<Set> m_sets;
};

/// Rings around the chosen design.
class ChosenRings : public FigureItem {
public:
    ChosenRings(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    void setPlaces(std::vector<QPointF> places) { m_places = std::move(places); }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<QPointF> m_places;
};

} // namespace talweg
