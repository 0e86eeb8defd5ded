#pragma once

#include "figures/run/shown.h"

#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace talweg {

/// The least window around points; `isEmpty` until something is in it.
struct Bounds {
    QRectF rect;
    bool isEmpty = true;

    void add(double x, double y);
    void add(const Bounds& other);
};

/// How far a body reaches from its centre, m.
double reachOf(const SceneBody& body);

/// Room around a span; rounding noise of a constant does not fill the plot.
QCPRange widened(double from, double to);

/// The line through the samples of two quantities, thinned to what a screen can show.
QVector<QCPCurveData> lineThrough(const Samples& samples, std::size_t xColumn, std::size_t yColumn);
/// The same through places, with a gap at those that are none.
QVector<QCPCurveData> lineThrough(const std::vector<double>& x, const std::vector<double>& y);

/// The path of one body.
QVector<QCPCurveData> pathOf(const Shown& shown, const SceneBody& body);

/// Looks for the time at which samples of two quantities come nearest to a place on the screen.
class NearestTime {
public:
    /// Nothing counts that is not `within` so many pixels.
    NearestTime(const QCustomPlot& plot, const QPointF& place, double within)
        : m_plot(plot), m_place(place), m_best(within * within) {}
    void look(const Samples& samples, std::size_t xColumn, std::size_t yColumn);
    std::optional<double> time() const { return m_time; }

private:
    const QCustomPlot& m_plot;
    QPointF m_place;
    double m_best;
    std::optional<double> m_time;
};

/// The paths of the bodies without a line of their own as one line per mode, with gaps in between, thinned
/// to what a screen can show.
std::vector<QVector<QCPCurveData>> pathsByMode(const Shown& shown);

/// The paths of all bodies as one line.
QVector<QCPCurveData> wholePath(const Shown& shown);

/// Where a scene takes place: the bodies' paths with their radii, events, the
/// tracks, and the ground's corners nearby.
Bounds sceneBounds(const Shown& shown);

} // namespace talweg
