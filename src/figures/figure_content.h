#pragma once

#include "figures/plot_content.h"
#include "figures/shown.h"

#include <memory>
#include <optional>
#include <vector>

class QCustomPlot;

namespace talweg {

/// What a figure of a run draws, and what of it the mouse can get hold of.
class FigureContent : public PlotContent {
public:
    virtual void show(const Shown& shown) = 0;
    virtual void showPinned(const std::vector<Pinned>& pinned) = 0;
    /// `t` is not a number while there is no cursor.
    virtual void setCursor(double t) = 0;
    virtual void setSelectedEvent(int index) = 0;
    virtual void setHandles(std::vector<Handle> handles) = 0;
    virtual void setHandleInUse(int handle) = 0;

    virtual std::vector<double> cursorValues() const = 0;

    virtual int eventAt(const QPointF& place) const = 0;
    virtual int handleAt(const QPointF& place) const = 0;
    virtual bool cursorAt(const QPointF& place) const = 0;
    /// The time a click at the place asks for; a path has to be `within` so many pixels of it.
    virtual std::optional<double> timeAt(const QPointF& place, double within) const = 0;
};

std::unique_ptr<FigureContent> makeContent(QCustomPlot& plot, std::shared_ptr<const System> system,
                                           const FigureRecipe& recipe);

} // namespace talweg
