#pragma once

#include "figures/export.h"
#include "figures/legend_bar.h"
#include "figures/shown.h"
#include "figures/theme.h"

#include <QPointF>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

class QCustomPlot;

namespace talweg {

/// What a kind of figure draws, and what of it the mouse can get hold of. Drawables are made once and
/// take new data; nothing here repaints by itself.
class FigureContent {
public:
    virtual ~FigureContent() = default;

    virtual void setTheme(const Theme& theme) = 0;
    virtual void show(const Shown& shown) = 0;
    virtual void showPinned(const std::vector<Pinned>& pinned) = 0;
    /// `t` is not a number while there is no cursor.
    virtual void setCursor(double t) = 0;
    virtual void setSelectedEvent(int index) = 0;
    virtual void setHandles(std::vector<Handle> handles) = 0;
    virtual void setHandleInUse(int handle) = 0;

    /// The legend of what is drawn now; the entries' order is that of `setEntryShown`.
    virtual std::vector<LegendEntry> legend() const = 0;
    virtual void setEntryShown(std::size_t entry, bool shown) = 0;
    /// What each entry of the legend reads at the cursor; shorter than the legend where nothing does.
    virtual std::vector<QString> readout() const = 0;
    virtual std::vector<double> cursorValues() const = 0;

    virtual QString xLabel() const = 0;
    virtual QString yLabel() const = 0;
    virtual bool isToScale() const = 0;
    /// The window that shows everything.
    virtual FigureWindow everything() const = 0;

    virtual int eventAt(const QPointF& place) const = 0;
    virtual int handleAt(const QPointF& place) const = 0;
    virtual bool cursorAt(const QPointF& place) const = 0;
    /// The time a click at the place asks for; a path has to be `within` so many pixels of it.
    virtual std::optional<double> timeAt(const QPointF& place, double within) const = 0;
    virtual QString toolTip(const QPointF& place) const = 0;
};

std::unique_ptr<FigureContent> makeContent(QCustomPlot& plot, std::shared_ptr<const System> system,
                                           const FigureRecipe& recipe);

} // namespace talweg
