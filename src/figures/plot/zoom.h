#pragma once

#include "figures/plot/figure_window.h"
#include <qcustomplot.h>

namespace talweg {

/// A range scaled around a place, in the scale of its axis.
QCPRange stretched(const QCPAxis& axis, const QCPRange& range, double about, double factor);
/// A range moved so that the coordinate `from` ends up where `to` was.
QCPRange moved(const QCPAxis& axis, const QCPRange& range, double from, double to);
/// A range moved by a fraction of its length.
QCPRange movedBy(const QCPAxis& axis, const QCPRange& range, double part);

/// The visible part of the plane: everything, or the user's zoom. In a plot to scale the window grows to the
/// shape of the plot, so that a metre has the same length in both directions.
class Zoom {
public:
    Zoom(QCustomPlot& plot, bool toScale) : m_plot(plot), m_toScale(toScale) {}

    /// Sets the full range; axes without a user zoom show it at once.
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
