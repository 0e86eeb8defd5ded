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
    /// Those of one line. `shift` moves them aside by so much of x, so that bars of several lines are told
    /// apart.
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

/// Marks on lines by which they are told apart without colours, on some points of each.
class LineMarkers : public FigureItem {
public:
    struct Set {
        std::vector<QPointF> points; ///< of the whole line
        QCPScatterStyle::ScatterShape shape = QCPScatterStyle::ssDisc;
        QColor color;
        std::size_t first = 0, every = 1; ///< which points have a mark
    };

    LineMarkers(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    void setMarkers(std::vector<Set> sets) { m_sets = std::move(sets); }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<Set> m_sets;
};

/// Rings about the chosen design.
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
