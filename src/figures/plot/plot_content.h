#pragma once

#include "figures/plot/figure_window.h"
#include "figures/plot/legend_bar.h"
#include "figures/theme.h"
#include <QPointF>
#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace talweg {

/// What is drawn between the axes of a plot. Drawables are made once and take new data; nothing here
/// repaints by itself.
class PlotContent {
public:
    virtual ~PlotContent() = default;

    virtual void setTheme(const Theme& theme) = 0;
    /// The dots per inch of files, for what is drawn as pixels.
    virtual void setResolution(double /*dpi*/) {}
    /// Whether there is nothing to draw.
    virtual bool isEmpty() const = 0;
    /// Why there is nothing to draw, as a sentence; empty where that is still to come.
    virtual QString whyEmpty() const { return {}; }

    /// What holds for everything that is drawn; may be empty.
    virtual QString caption() const { return {}; }
    /// The legend of what is drawn now; the entries' order is that of `setEntryShown`.
    virtual std::vector<LegendEntry> legend() const = 0;
    virtual void setEntryShown(std::size_t entry, bool shown) = 0;
    /// What each entry of the legend reads now; shorter than the legend where nothing does.
    virtual std::vector<QString> readout() const { return {}; }

    virtual QString xLabel() const = 0;
    virtual QString yLabel() const = 0;
    virtual bool isToScale() const { return false; }
    /// The values along an axis that may be logarithmic where they are positive; nothing where there are
    /// none, and in figures that have no such axis.
    virtual std::optional<QCPRange> valuesAlong(Qt::Orientation /*axis*/) const { return {}; }
    /// The window that shows everything.
    virtual FigureWindow everything() const = 0;
    virtual QString toolTip(const QPointF& place) const = 0;
    /// What is shown in sentences, for those who do not see it: what each line does, how many there are of
    /// what. Not called while there is nothing to draw.
    virtual QStringList inWords() const = 0;
};

} // namespace talweg
