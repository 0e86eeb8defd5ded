#pragma once

#include "figures/plot/figure_window.h"
#include <qcustomplot.h>

namespace talweg {

/// Scales a range by `factor` about a coordinate, in the linear or logarithmic scale of its axis.
QCPRange stretched(const QCPAxis& axis, const QCPRange& range, double about, double factor);
/// Moves a range so that the coordinate `from` appears where `to` was.
QCPRange moved(const QCPAxis& axis, const QCPRange& range, double from, double to);
/// Moves a range by a fraction of its length.
QCPRange movedBy(const QCPAxis& axis, const QCPRange& range, double part);

/// The visible range of coordinates: everything, or the user's zoom. In a plot to scale, the range grows to
/// the shape of the plot, so that a metre has the same length in both directions.
class Zoom {
public:
    Zoom(QCustomPlot& plot, bool toScale) : m_plot(plot), m_toScale(toScale) {}

    /// Sets the full range of coordinates. It is shown at once along axes that the user has not zoomed.
    void setEverything(const FigureWindow& window);
    void reset();
    void set(const FigureWindow& window);
    void setX(QCPRange range);
    void setY(QCPRange range);

    bool isZoomed() const { return m_xZoomed || m_yZoomed; }
    FigureWindow window() const { return m_window; }
    /// Applies the window to the axes. Returns whether that changed them.
    bool apply();

private:
    FigureWindow toScale(const FigureWindow& window) const;

    QCustomPlot& m_plot;
    bool m_toScale;
    FigureWindow m_everything, m_window;
    bool m_xZoomed = false, m_yZoomed = false;
};

} // namespace talweg
