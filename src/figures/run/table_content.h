#pragma once

#include "figures/plot/figure_window.h"
#include "figures/plot/lines.h"
#include "figures/run/figure_content.h"
#include "figures/theme.h"
#include "systems/system.h"

namespace talweg {

/// Columns of a table of a run against others of its columns. It is the same at every instant.
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

private:
    struct Line {
        Series series;
        PathLine* path;
        std::vector<PathLine*> pinned = {}; ///< of the reference runs
        bool visible = true;
    };
    struct Reference {
        Pinned run;
        bool visible = true;
    };

    PathLine* addPath();
    const ResultTable* tableOf(const Shown& shown) const;
    /// The id of the column from left to right.
    const std::string& acrossOf(const Series& series) const;
    void fill(PathLine& path, const Series& series, const Shown& shown) const;
    void showWhatIsVisible();
    bool isDashedBy() const;
    void styleLines();
    QString nameOf(const Series& series) const;
    QString axisOf(const std::string& column) const;

    QCustomPlot& m_plot;
    FigureRecipe m_recipe;
    Theme m_theme;
    Shown m_shown;
    std::vector<Line> m_lines;
    std::vector<Reference> m_pinned; ///< the first m_pinnedCount are in use
    std::size_t m_pinnedCount = 0;
    bool m_compared = false; ///< those are compared as equals
};

} // namespace talweg
