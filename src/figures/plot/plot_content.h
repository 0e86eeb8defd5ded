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

/// The content of a plot, drawn between its axes. Its drawable objects are created once and get new data
/// later. The content never repaints the plot.
class PlotContent {
public:
    virtual ~PlotContent() = default;

    virtual void setTheme(const Theme& theme) = 0;
    /// Sets the resolution of files, dots per inch, for parts that are drawn as images.
    virtual void setResolution(double /*dpi*/) {}
    /// Whether there is nothing to draw.
    virtual bool isEmpty() const = 0;
    /// Explains in a sentence why there is nothing to draw; empty while data are still expected.
    virtual QString whyEmpty() const { return {}; }

    /// A text about the whole drawing; may be empty.
    virtual QString caption() const { return {}; }
    /// The current legend. setEntryShown uses the indices of its entries.
    virtual std::vector<LegendEntry> legend() const = 0;
    virtual void setEntryShown(std::size_t entry, bool shown) = 0;
    /// The current values of the legend entries, in order. May be shorter than the legend; further entries
    /// have no value.
    virtual std::vector<QString> readout() const { return {}; }

    virtual QString xLabel() const = 0;
    virtual QString yLabel() const = 0;
    virtual bool isToScale() const { return false; }
    /// The range of values along an axis, for an axis that can be logarithmic. Nothing if there are no
    /// values, or if this kind of figure never has a logarithmic axis there.
    virtual std::optional<QCPRange> valuesAlong(Qt::Orientation /*axis*/) const { return {}; }
    /// The range of coordinates that shows everything.
    virtual FigureWindow everything() const = 0;
    virtual QString toolTip(const QPointF& place) const = 0;
    /// Describes the figure in sentences for screen readers: for example the course of each line, or numbers
    /// of items. Not called while there is nothing to draw.
    virtual QStringList inWords() const = 0;
};

} // namespace talweg
