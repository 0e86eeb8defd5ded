#pragma once

#include "figures/plot/figure_window.h"

#include <QPoint>
#include <optional>

namespace talweg {

/// Functions of a figure that PlotMouse calls for mouse gestures.
class MouseTarget {
public:
    /// The range of coordinates that is visible.
    virtual FigureWindow visibleWindow() const = 0;
    virtual void zoomTo(const FigureWindow& window) = 0;
    /// Zooms in by a number of wheel notches. The position `about`, in pixels, stays fixed. A figure to scale
    /// always zooms along both axes.
    virtual void zoomBy(double notches, const QPointF& about, bool alongX, bool alongY) = 0;

    /// The draggable object at a position: a number that the figure defines. Nothing if there is none;
    /// dragging then moves the view.
    virtual std::optional<int> grabAt(const QPointF& place) const = 0;
    /// Sets the object that the user is dragging; nothing if there is none.
    virtual void setGrabbed(std::optional<int> what) = 0;
    virtual void dragGrabbed(int what, const QPointF& place, bool finished) = 0;
    /// The user clicked in the plot or on its x axis.
    virtual void clicked(const QPointF& place) = 0;
    /// Handles a click on the legend. Returns false if the position is outside the legend.
    virtual bool clickLegend(const QPointF& place) = 0;
    /// Opens the menu at a position on the screen.
    virtual void showMenu(const QPoint& place) = 0;

    virtual Qt::CursorShape shapeAt(const QPointF& place) const = 0;
    virtual void refreshOverlay() = 0;

protected:
    ~MouseTarget() = default;
};

} // namespace talweg
