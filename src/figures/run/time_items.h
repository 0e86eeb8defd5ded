#pragma once

#include "figures/plot/figure_item.h"
#include "systems/run.h"

#include <memory>
#include <vector>

namespace talweg {

/// Thin ticks on the time axis at marked events.
class EventTicks : public FigureItem {
public:
    explicit EventTicks(QCustomPlot* plot) : FigureItem(plot) {}
    void setRun(std::shared_ptr<const Run> run) { m_run = std::move(run); }
    /// The index in Run::events of the tick at a position; -1 if there is none.
    int eventAt(const QPointF& place) const;

protected:
    void draw(QCPPainter* painter) override;

private:
    std::shared_ptr<const Run> m_run;
};

/// A vertical line at the time of the selected event.
class SelectedEventLine : public FigureItem {
public:
    explicit SelectedEventLine(QCustomPlot* plot) : FigureItem(plot, "overlay") {}
    /// Sets the time, s; NaN for no line.
    void setTime(double t) { m_time = t; }

protected:
    void draw(QCPPainter* painter) override;

private:
    double m_time = std::numeric_limits<double>::quiet_NaN();
};

/// The values of the series at the cursor, as bars beside the plot and in its scale.
class BarsItem : public FigureItem {
public:
    struct Bar {
        double value;
        QColor color;
    };

    explicit BarsItem(QCustomPlot* plot);
    void setBars(std::vector<Bar> bars) { m_bars = std::move(bars); }
    /// Width of this number of bars, in pixels.
    static int width(std::size_t bars);

protected:
    void draw(QCPPainter* painter) override;

private:
    std::vector<Bar> m_bars;
};

/// The time cursor: a line, a dot on each series, and the time as text on the axis.
class CursorItem : public FigureItem {
public:
    struct Dot {
        double value;
        QColor color;
    };

    explicit CursorItem(QCustomPlot* plot);
    /// Sets the cursor; NaN for no cursor.
    void setCursor(double t, const QString& label, std::vector<Dot> dots);
    bool isAt(const QPointF& place) const;

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawLabel(QCPPainter* painter, double x) const;

    double m_time = std::numeric_limits<double>::quiet_NaN();
    QString m_label;
    std::vector<Dot> m_dots;
};

} // namespace talweg
