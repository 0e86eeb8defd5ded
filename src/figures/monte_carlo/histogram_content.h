#pragma once

#include "figures/monte_carlo/monte_carlo_content.h"
#include "figures/monte_carlo/monte_carlo_items.h"
#include "figures/study/study_marks.h"

#include <set>

namespace talweg {

/// How often a measure has which values, one outcome standing on the other, with the mean and some quantiles.
/// Where one or two values are far more frequent than all others, such as the height 0 of all that cross,
/// their bars are broken off, so that the others can be seen; zooming out shows them whole.
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
    /// Of the groups that are shown, of each class.
    std::vector<double> sums() const;
    double sumAt(std::size_t place) const;
    void addBreaks(double limit, std::vector<QLineF>& obstacles);

    QCustomPlot& m_plot;
    Theme m_theme;
    std::set<std::string> m_hidden; ///< names of groups
    ColoredBars* m_bars;
    BrokenBars* m_breaks;
    MarkLines* m_marks;
    MarkLabels* m_labels;
};

/// How a group of runs is filled, and the mark of its dots.
Fill groupFill(const Theme& theme, const MonteCarloDrawing& drawing, std::size_t group);
QCPScatterStyle::ScatterShape groupShape(std::size_t group);
/// How many runs each of them has, in sentences.
QStringList groupsInWords(const MonteCarloDrawing& drawing);
/// The legend of groups, of which those are present that have runs.
std::vector<LegendEntry> groupLegend(const MonteCarloDrawing& drawing, const Theme& theme,
                                     const std::set<std::string>& hidden, bool marked);

} // namespace talweg
