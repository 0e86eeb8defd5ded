#pragma once

#include "figures/monte_carlo/monte_carlo_content.h"
#include "figures/monte_carlo/monte_carlo_items.h"
#include "figures/study/study_marks.h"

#include <set>

namespace talweg {

/// Influence of the inputs on an output: one row of bars for each input.
class BarsContent : public MonteCarloContent {
public:
    explicit BarsContent(QCustomPlot& plot);
    ~BarsContent() override;

    void setTheme(const Theme& theme) override;
    bool isEmpty() const override;
    QString whyEmpty() const override;
    void show(std::shared_ptr<const MonteCarloDrawing> drawing) override;
    std::vector<LegendEntry> legend() const override;
    void setEntryShown(std::size_t entry, bool shown) override;
    QString xLabel() const override;
    QString yLabel() const override { return {}; }
    FigureWindow everything() const override;
    QString toolTip(const QPointF& place) const override;
    QStringList inWords() const override;

private:
    bool isTornado() const;
    void draw();
    QString nameOf(const BarRow& row) const;
    /// The inputs of a row and the meaning and value of each of its bars, as lines of text.
    QStringList told(const BarRow& row) const;
    QString seriesName(std::size_t series) const;
    double bottomOf(const BarRow& row, std::size_t bar) const;

    QCustomPlot& m_plot;
    Theme m_theme;
    std::set<std::size_t> m_hidden; ///< indices of hidden series
    ColoredBars* m_bars;
    Whiskers* m_whiskers;
    MarkLines* m_marks;
    MarkLabels* m_labels;
};

} // namespace talweg
