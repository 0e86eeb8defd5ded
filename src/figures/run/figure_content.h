#pragma once

#include "figures/plot/plot_content.h"
#include "figures/run/shown.h"

#include <optional>
#include <vector>

namespace talweg {

/// The content of a figure of a run. The other interfaces in this file are for objects that can be clicked or
/// dragged.
class FigureContent : public PlotContent {
public:
    virtual void show(const Shown& shown) = 0;
    virtual void showPinned(const std::vector<Pinned>& pinned) = 0;
    /// Sets the time of the cursor, s; NaN if there is none.
    virtual void setCursor(double t) = 0;
    virtual std::vector<double> cursorValues() const = 0;
    /// Highlights the event with this index; -1 for none.
    virtual void setSelectedEvent(int index) = 0;
    /// The time that a click at a position selects. Nothing if no path is within `within` pixels of the
    /// position.
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
    /// The index in Run::events of the event at a position; -1 if there is none.
    virtual int eventAt(const QPointF& place) const = 0;

protected:
    ~EventContent() = default;
};

/// A content with handles that can be dragged.
class HandleContent {
public:
    virtual void setHandles(std::vector<Handle> handles) = 0;
    /// Sets the index of the handle that is dragged; -1 for none.
    virtual void setHandleInUse(int handle) = 0;
    /// Sets the mouse position in pixels; nothing if the mouse is outside. Returns whether other handles are
    /// to be drawn.
    virtual bool setMouse(const std::optional<QPointF>& place) = 0;
    /// The index of the handle at a position; -1 if there is none.
    virtual int handleAt(const QPointF& place) const = 0;

protected:
    ~HandleContent() = default;
};

} // namespace talweg
