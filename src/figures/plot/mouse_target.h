#pragma once

#include "figures/plot/figure_window.h"

#include <QPoint>
#include <optional>

namespace talweg {

/// What the mouse asks of a plot, and does to it.
class MouseTarget {
public:
    /// The part of the plane shown.
    virtual FigureWindow visibleWindow() const = 0;
    virtual void zoomTo(const FigureWindow& window) = 0;
    /// Zooms in, by so many notches of the wheel, where a place stays where it is; along both axes in
    /// figures to scale.
    virtual void zoomBy(double notches, const QPointF& about, bool alongX, bool alongY) = 0;

    /// Something at a place that can be dragged, as a number of the figure's own; nothing: the plot pans.
    virtual std::optional<int> grabAt(const QPointF& place) const = 0;
    /// The user has hold of that, or of nothing.
    virtual void setGrabbed(std::optional<int> what) = 0;
    virtual void dragGrabbed(int what, const QPointF& place, bool finished) = 0;
    /// The user clicked in the plot or on its x axis.
    virtual void clicked(const QPointF& place) = 0;
    /// What a click on the legend asks for; false when the place is not on it.
    virtual bool clickLegend(const QPointF& place) = 0;
    /// Opens the menu at a place on the screen.
    virtual void showMenu(const QPoint& place) = 0;

    virtual Qt::CursorShape shapeAt(const QPointF& place) const = 0;
    virtual void refreshOverlay() = 0;

protected:
    ~MouseTarget() = default;
};

} // namespace talweg
