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

/// The content of a plot, drawn between its axes. Drawables are created once and then get new data; the
/// content never repaints by itself.
class PlotContent {
public:
    virtual ~PlotContent() = default;

    virtual void setTheme(const Theme& theme) = 0;
    /// Sets the dots per inch of files, for parts that are drawn as pixels.
    virtual void setResolution(double /*dpi*/) {}
    /// Whether there is nothing to draw.
    virtual bool isEmpty() const = 0;
    /// The reason why there is nothing to draw, as a sentence; empty while data is still expected.
    virtual QString whyEmpty() const { return {}; }

    /// A text that applies to the whole drawing; may be empty.
    virtual QString caption() const { return {}; }
    /// The current legend. The order of its entries is that of `setEntryShown`.
    virtual std::vector<LegendEntry> legend() const = 0;
    virtual void setEntryShown(std::size_t entry, bool shown) = 0;
    /// The current value of each legend entry; shorter than the legend if the last entries have no value.
    virtual std::vector<QString> readout() const { return {}; }

    virtual QString xLabel() const = 0;
    virtual QString yLabel() const = 0;
    virtual bool isToScale() const { return false; }
    /// The range of values along an axis that can be logarithmic if all are positive. Returns nothing if
    /// there are no values or the axis of this kind of figure cannot be logarithmic.
    virtual std::optional<QCPRange> valuesAlong(Qt::Orientation /*axis*/) const { return {}; }
    /// The window that shows everything.
    virtual FigureWindow everything() const = 0;
    virtual QString toolTip(const QPointF& place) const = 0;
    /// Describes the figure in sentences for screen readers, such as the course of each line and counts of
    /// items. Not called while there is nothing to draw.
    virtual QStringList inWords() const = 0;
};

} // namespace talweg
