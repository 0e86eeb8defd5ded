#pragma once

#include "figures/monte_carlo/monte_carlo_content.h"
#include "figures/monte_carlo/monte_carlo_items.h"
#include "figures/plot/ground_item.h"
#include "figures/plot/lines.h"

#include <array>

namespace talweg {

/// Paths of the runs: the median of a quantity at each place or time, two bands of quantiles around it, the
/// path of the experiment itself, and optionally some single runs. The ground is below them if there is one.
/// A strip at the bottom shows the share of runs that reach each place or time.
class PathsContent : public MonteCarloContent {
public:
    explicit PathsContent(QCustomPlot& plot);
    ~PathsContent() override;

    void setTheme(const Theme& theme) override;
    bool isEmpty() const override;
    QString whyEmpty() const override;
    void show(std::shared_ptr<const MonteCarloDrawing> drawing) override;
    QString caption() const override;
    std::vector<LegendEntry> legend() const override;
    void setEntryShown(std::size_t entry, bool shown) override;
    QString xLabel() const override;
    QString yLabel() const override;
    FigureWindow everything() const override;
    QString toolTip(const QPointF& place) const override;
    QStringList inWords() const override;

private:
    /// Entries of the legend, in order.
    enum Entry : std::size_t { median, inner, outer, own, singles, share, entries };

    const PathFan& fan() const { return *m_drawing->fan; }
    std::array<FigureItem*, 4> items() const { return {m_ground, m_outer, m_inner, m_strip}; }
    void draw();
    void showBand(Band& band, Entry entry, std::size_t low, std::size_t high);
    QPen penOf(Entry entry) const;
    QColor bandColor(Entry entry) const;
    QString shareCaption() const;

    QCustomPlot& m_plot;
    Theme m_theme;
    std::array<bool, entries> m_shown{true, true, true, true, false, true};
    GroundItem* m_ground;
    Band *m_outer, *m_inner;
    PathLine *m_singles, *m_median, *m_own;
    ShareStrip* m_strip;
};

} // namespace talweg
