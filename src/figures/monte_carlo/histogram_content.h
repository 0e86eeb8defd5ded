#pragma once

#include "figures/monte_carlo/monte_carlo_content.h"
#include "figures/monte_carlo/monte_carlo_items.h"
#include "figures/study/study_marks.h"

#include <set>

namespace talweg {

/// How often a measure has which values, one outcome standing on the other, with the mean and some quantiles.
class HistogramContent : public MonteCarloContent {
public:
    explicit HistogramContent(QCustomPlot& plot);
    ~HistogramContent() override;

    void setTheme(const Theme& theme) override;
    bool isEmpty() const override;
    QString whyEmpty() const override;
    void show(std::shared_ptr<const MonteCarloDrawing> drawing) override;
    std::vector<LegendEntry> legend() const override;
    void setEntryShown(std::size_t entry, bool shown) override;
    QString xLabel() const override;
    QString yLabel() const override;
    FigureWindow everything() const override;
    QString toolTip(const QPointF& place) const override;

private:
    void draw();
    bool isShown(std::size_t group) const;

    QCustomPlot& m_plot;
    Theme m_theme;
    std::set<std::string> m_hidden; ///< names of groups
    ColoredBars* m_bars;
    MarkLines* m_marks;
    MarkLabels* m_labels;
};

/// The colour of a group of runs, and the mark of its dots.
QColor groupColor(const Theme& theme, std::size_t group);
QCPScatterStyle::ScatterShape groupShape(std::size_t group);
/// The legend of groups, of which those are present that have runs.
std::vector<LegendEntry> groupLegend(const MonteCarloDrawing& drawing, const Theme& theme,
                                     const std::set<std::string>& hidden, bool marked);

} // namespace talweg
