#pragma once

#include "figures/plot/figure_window.h"

#include <QPoint>
#include <optional>

namespace talweg {

/// Interface of a plot for mouse gestures.
class MouseTarget {
public:
    /// The visible part of the plane.
    virtual FigureWindow visibleWindow() const = 0;
    virtual void zoomTo(const FigureWindow& window) = 0;
    /// Zooms in by a number of wheel notches; the place `about` stays fixed. Figures to scale always zoom
    /// along both axes.
    virtual void zoomBy(double notches, const QPointF& about, bool alongX, bool alongY) = 0;

    /// The draggable object at a place, identified by a number that the figure defines. If there is none,
    /// dragging pans the plot.
    virtual std::optional<int> grabAt(const QPointF& place) const = 0;
    /// Sets the object that the user is dragging, if any.
    virtual void setGrabbed(std::optional<int> what) = 0;
    virtual void dragGrabbed(int what, const QPointF& place, bool finished) = 0;
    /// The user clicked in the plot or on its x axis.
    virtual void clicked(const QPointF& place) = 0;
    /// Handles a click on the legend; returns false if the place is outside it.
    virtual bool clickLegend(const QPointF& place) = 0;
    /// Opens the menu at a place on the screen.
    virtual void showMenu(const QPoint& place) = 0;

    virtual Qt::CursorShape shapeAt(const QPointF& place) const = 0;
    virtual void refreshOverlay() = 0;

protected:
    ~MouseTarget() = default;
};

} // namespace talweg
