#pragma once

#include "figures/plot/plot_content.h"
#include "figures/run/shown.h"

#include <optional>
#include <vector>

namespace talweg {

/// The content of a figure of a run. The interfaces below are for objects that the mouse can grab.
class FigureContent : public PlotContent {
public:
    virtual void show(const Shown& shown) = 0;
    virtual void showPinned(const std::vector<Pinned>& pinned) = 0;
    /// Sets the time of the cursor, s; NaN if there is none.
    virtual void setCursor(double t) = 0;
    virtual std::vector<double> cursorValues() const = 0;
    /// -1 for none.
    virtual void setSelectedEvent(int index) = 0;
    /// The time selected by a click at the place, if a path is within `within` pixels of it.
    virtual std::optional<double> timeAt(const QPointF& place, double within) const = 0;
};

/// A content with a time cursor that can be dragged.
class CursorContent {
public:
    virtual bool cursorAt(const QPointF& place) const = 0;

protected:
    ~CursorContent() = default;
};

/// A content with events that can be clicked.
class EventContent {
public:
    /// The index in Run::events, or -1.
    virtual int eventAt(const QPointF& place) const = 0;

protected:
    ~EventContent() = default;
};

/// A content with handles that can be dragged.
class HandleContent {
public:
    virtual void setHandles(std::vector<Handle> handles) = 0;
    /// -1 for none.
    virtual void setHandleInUse(int handle) = 0;
    /// Mouse position in pixels, or nothing. Returns whether other handles must be drawn.
    virtual bool setMouse(const std::optional<QPointF>& place) = 0;
    /// The number of the handle, or -1.
    virtual int handleAt(const QPointF& place) const = 0;

protected:
    ~HandleContent() = default;
};

} // namespace talweg
