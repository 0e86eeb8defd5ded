#pragma once

#include "figures/plot/figure_window.h"
#include "figures/plot/lines.h"
#include "figures/run/figure_content.h"
#include "figures/run/paths.h"
#include "figures/theme.h"
#include "systems/system.h"

namespace talweg {

/// Columns of a table of a run against others of its columns. It is the same at every instant.
///
/// Columns of another unit than the first have a plot of their own below, over the same axis from left to
/// right; there it is seen whole from bottom to top, and the second line of the recipe's label belongs to it.
/// Lines of one name are one entry of the legend, in one colour. Columns that the recipe has as stems are
/// marks: the first number of each is a dashed line straight across, upright through both plots where it is
/// drawn against the figure's own column, otherwise level and with its name.
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
        std::vector<PathLine*> pinned = {}; ///< of the reference runs
        bool visible = true;
        bool below = false;    ///< in the plot of its own
        std::size_t entry = 0; ///< of the legend
    };
    struct Mark {
        Series series;
        std::vector<PathLine*> paths = {}; ///< in each plot
        QCPItemText* name = nullptr;       ///< of a level one
        double place = 0;                  ///< not a number where there is none
        bool visible = true;
        bool below = false; ///< of a level one: in the plot of its own
        bool isUpright = false;
    };
    struct Reference {
        Pinned run;
        bool visible = true;
    };

    PathLine* addPath();
    const ResultTable* tableOf(const Shown& shown) const;
    const Quantity* columnOf(const std::string& id) const;
    /// The id of the column from left to right.
    const std::string& acrossOf(const Series& series) const;
    bool isBelow(const Series& series) const;
    void arrange();
    void addPlotBelow();
    void putInPlace(PathLine& path, bool below) const;
    void fill(PathLine& path, const Series& series, const Shown& shown, bool below) const;
    void fill(Mark& mark);
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
    std::size_t m_entries = 0; ///< of the legend for the lines
    std::vector<Mark> m_marks;
    std::vector<Reference> m_pinned; ///< the first m_pinnedCount are in use
    std::size_t m_pinnedCount = 0;
    bool m_compared = false; ///< those are compared as equals
};

} // namespace talweg
