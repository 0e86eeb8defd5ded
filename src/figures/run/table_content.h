#pragma once

#include "figures/plot/figure_window.h"
#include "figures/plot/lines.h"
#include "figures/run/figure_content.h"
#include "figures/run/paths.h"
#include "figures/theme.h"
#include "systems/system.h"

namespace talweg {

/// Columns of a table of a run, plotted against other columns. Does not depend on time.
///
/// Columns whose unit differs from that of the first column are in a second plot below, with the same
/// horizontal axis. The vertical axis of that plot always shows everything; its label is the second line of
/// the recipe's label. Lines with the same name share a legend entry and a colour.
///
/// If the first column of a table holds names, the rows of each name are a part of the table. The parts are
/// drawn as runs that are compared as equals: each has its own colour, marker and legend entry.
///
/// Columns that the recipe draws as stems are marks: a dashed line across the plot at their first number. The
/// line is vertical, through both plots, if the stem is drawn against the figure's own column. Otherwise it
/// is horizontal and has a label.
class TableContent : public FigureContent {
public:
    TableContent(QCustomPlot& plot, FigureRecipe recipe);

    void setTheme(const Theme& theme) override;
    bool isEmpty() const override { return !tableOf(m_shown); }
    QString whyEmpty() const override;
    void show(const Shown& shown) override;
    void showPinned(const std::vector<Pinned>& pinned) override;
    void setCursor(double) override {}
    void setSelectedEvent(int) override {}
    std::vector<double> cursorValues() const override { return {}; }
    std::optional<double> timeAt(const QPointF&, double) const override { return {}; }

    std::vector<LegendEntry> legend() const override;
    void setEntryShown(std::size_t entry, bool shown) override;

    QString xLabel() const override;
    QString yLabel() const override;
    bool isToScale() const override { return m_recipe.toScale; }
    FigureWindow everything() const override;
    QString toolTip(const QPointF& place) const override;
    QStringList inWords() const override;

private:
    class PlotBelow;

    struct Line {
        Series series;
        PathLine* path;
        std::vector<PathLine*> pinned = {}; ///< lines of the reference runs
        bool visible = true;
        bool below = false;    ///< whether it is in the second plot
        std::size_t entry = 0; ///< index of its legend entry
    };
    struct Mark {
        Series series;
        std::vector<PathLine*> paths = {}; ///< one for each plot
        QCPItemText* name = nullptr;       ///< label of a horizontal mark
        double place = 0;                  ///< coordinate of the mark; NaN if there is none
        bool visible = true;
        bool below = false; ///< whether a horizontal mark is in the second plot
        bool isUpright = false;
    };
    struct Reference {
        Pinned run;
        bool visible = true;
    };

    PathLine* addPath();
    const ResultTable* tableOf(const Shown& shown) const;
    const Quantity* columnOf(const std::string& id) const;
    /// The id of the column that a series has on the horizontal axis.
    const std::string& acrossOf(const Series& series) const;
    bool isBelow(const Series& series) const;
    void arrange();
    void addPlotBelow();
    void putInPlace(PathLine& path, bool below) const;
    void fill(PathLine& path, const Series& series, const Shown& shown, bool below) const;
    void fill(Mark& mark);
    std::vector<Pinned> parts() const;
    void showReferences();
    std::vector<std::pair<const PathLine*, QString>> visiblePaths(const Line& line) const;
    void showWhatIsVisible();
    Bounds boundsOf(bool below) const;
    QCPRange upwards(const Bounds& bounds) const;
    void fitPlotBelow();
    bool isDashedBy() const;
    void styleLines();
    QString nameOf(const Series& series) const;
    QString axisOf(const std::string& column) const;
    QStringList yLabels() const;

    QCustomPlot& m_plot;
    FigureRecipe m_recipe;
    Theme m_theme;
    Shown m_shown;
    PlotBelow* m_below = nullptr;
    std::vector<Line> m_lines;
    std::size_t m_entries = 0; ///< number of legend entries for lines
    std::vector<Mark> m_marks;
    std::vector<Pinned> m_given;     ///< the reference runs
    std::vector<Reference> m_pinned; ///< these, then parts of the table; the first m_pinnedCount are in use
    std::size_t m_pinnedCount = 0;
    bool m_compared = false; ///< whether runs (see Pinned), or parts of the table, are compared as equals
};

} // namespace talweg
