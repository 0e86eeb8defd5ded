#pragma once

#include "figures/monte_carlo/monte_carlo_content.h"
#include "figures/monte_carlo/monte_carlo_items.h"
#include "figures/study/study_marks.h"

#include <set>

namespace talweg {

/// Frequencies of the values of a measure, with stacked outcomes, the mean and some quantiles. One or two
/// values may be far more frequent than all others, such as the height 0 of all runs that cross. Their bars
/// are then cut off, so that the other bars remain visible. Zooming out shows them completely.
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
    QStringList inWords() const override;

private:
    void draw();
    bool isShown(std::size_t group) const;
    /// Number of runs of the shown groups in each class.
    std::vector<double> sums() const;
    double sumAt(std::size_t place) const;
    void addBreaks(double limit, std::vector<QLineF>& obstacles);

    QCustomPlot& m_plot;
    Theme m_theme;
    std::set<std::string> m_hidden; ///< names of hidden groups
    ColoredBars* m_bars;
    BrokenBars* m_breaks;
    MarkLines* m_marks;
    MarkLabels* m_labels;
};

/// The fill for a group of runs, and the marker of its dots.
Fill groupFill(const Theme& theme, const MonteCarloDrawing& drawing, std::size_t group);
QCPScatterStyle::ScatterShape groupShape(std::size_t group);
/// The number of runs of each group, as sentences.
QStringList groupsInWords(const MonteCarloDrawing& drawing);
/// The legend of the groups. An entry is present if its group has runs.
std::vector<LegendEntry> groupLegend(const MonteCarloDrawing& drawing, const Theme& theme,
                                     const std::set<std::string>& hidden, bool marked);

} // namespace talweg
