#pragma once

#include "figures/run/shown.h"

#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace talweg {

/// The bounding window of points; `isEmpty` until it contains something.
struct Bounds {
    QRectF rect;
    bool isEmpty = true;

    void add(double x, double y);
    void add(const Bounds& other);
};

/// Largest distance of a body's outline from its centre, m.
double reachOf(const SceneBody& body);

/// A range extended by a margin. The range of a constant is extended enough that its rounding errors stay
/// invisible.
QCPRange widened(double from, double to);

/// The line through the samples of two quantities, thinned to the resolution of a screen.
QVector<QCPCurveData> lineThrough(const Samples& samples, std::size_t xColumn, std::size_t yColumn);
/// The same for coordinates, with gaps where they are NaN.
QVector<QCPCurveData> lineThrough(const std::vector<double>& x, const std::vector<double>& y);

/// The path of one body.
QVector<QCPCurveData> pathOf(const Shown& shown, const SceneBody& body);

/// Finds the time at which samples of two quantities are nearest to a place on the screen.
class NearestTime {
public:
    /// Only samples `within` this many pixels count.
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

/// The paths of all bodies without a line colour of their own, combined into one line per mode with gaps, and
/// thinned to the resolution of a screen.
std::vector<QVector<QCPCurveData>> pathsByMode(const Shown& shown);

/// The paths of all bodies as one line.
QVector<QCPCurveData> wholePath(const Shown& shown);

/// Bounds of a scene: the bodies' paths with their radii, events, tracks, and nearby corners of the ground.
Bounds sceneBounds(const Shown& shown);

} // namespace talweg
