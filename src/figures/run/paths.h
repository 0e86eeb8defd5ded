#pragma once

#include "figures/run/shown.h"

#include <qcustomplot.h>

#include <optional>
#include <vector>

namespace talweg {

/// The bounding rectangle of some points. `isEmpty` is true until a point is added.
struct Bounds {
    QRectF rect;
    bool isEmpty = true;

    void add(double x, double y);
    void add(const Bounds& other);
};

/// Largest distance between the centre of a body and its outline, m.
double reachOf(const SceneBody& body);

/// A range extended by a margin. If the range is nearly zero, the margin is so large that rounding errors are
/// invisible.
QCPRange widened(double from, double to);

/// The line through samples of two quantities, thinned to the resolution of a screen.
QVector<QCPCurveData> lineThrough(const Samples& samples, std::size_t xColumn, std::size_t yColumn);
/// As above, for coordinates; NaN is a gap.
QVector<QCPCurveData> lineThrough(const std::vector<double>& x, const std::vector<double>& y);

/// The path of one body.
QVector<QCPCurveData> pathOf(const Shown& shown, const SceneBody& body);

/// Finds the time at which the curve of two sampled quantities is nearest to a position on the screen.
class NearestTime {
public:
    /// Curves farther than `within` pixels from `place` are ignored.
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

/// The paths of all bodies that have no line colour of their own: one line with gaps for each mode, thinned
/// to the resolution of a screen.
std::vector<QVector<QCPCurveData>> pathsByMode(const Shown& shown);

/// The paths of all bodies as one line with gaps.
QVector<QCPCurveData> wholePath(const Shown& shown);

/// Bounds of a scene: paths of the bodies with their radii, events, tracks, and nearby corners of the ground.
Bounds sceneBounds(const Shown& shown);

} // namespace talweg
