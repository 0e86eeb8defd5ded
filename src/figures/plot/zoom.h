#pragma once

#include "figures/plot/figure_window.h"
#include <qcustomplot.h>

namespace talweg {

/// A range stretched about a place, by the scale of its axis.
QCPRange stretched(const QCPAxis& axis, const QCPRange& range, double about, double factor);
/// A range after what is at `from` went to `to`.
QCPRange moved(const QCPAxis& axis, const QCPRange& range, double from, double to);
/// A range farther on by a part of itself.
QCPRange movedBy(const QCPAxis& axis, const QCPRange& range, double part);

/// Which part of the plane the axes show: everything, or where the user zoomed. To scale, the window
/// grows to the shape of the plot, so that a metre is as long to the right as upwards.
class Zoom {
public:
    Zoom(QCustomPlot& plot, bool toScale) : m_plot(plot), m_toScale(toScale) {}

    /// What there is to see; shown at once along every axis that the user has not zoomed.
    void setEverything(const FigureWindow& window);
    void reset();
    void set(const FigureWindow& window);
    void setX(QCPRange range);
    void setY(QCPRange range);

    bool isZoomed() const { return m_xZoomed || m_yZoomed; }
    FigureWindow window() const { return m_window; }
    /// Makes the axes show the window. Returns whether that changed them.
    bool apply();

private:
    FigureWindow toScale(const FigureWindow& window) const;

    QCustomPlot& m_plot;
    bool m_toScale;
    FigureWindow m_everything, m_window;
    bool m_xZoomed = false, m_yZoomed = false;
};

} // namespace talweg
