#pragma once

#include "figures/monte_carlo/monte_carlo_content.h"
#include "figures/study/study_items.h"

#include <set>

namespace talweg {

/// A measure against a sampled input, with one dot for each run. Outcomes differ in colour and shape.
class ScatterContent : public MonteCarloContent {
public:
    explicit ScatterContent(QCustomPlot& plot);
    ~ScatterContent() override;

    void setTheme(const Theme& theme) override;
    bool isEmpty() const override { return !m_drawing || m_drawing->dots.empty(); }
    QString whyEmpty() const override;
    void show(std::shared_ptr<const MonteCarloDrawing> drawing) override;
    std::vector<LegendEntry> legend() const override;
    void setEntryShown(std::size_t entry, bool shown) override;
    QString xLabel() const override;
    QString yLabel() const override;
    FigureWindow everything() const override;
    QString toolTip(const QPointF& place) const override;
    QStringList inWords() const override;
    std::optional<std::size_t> runAt(const QPointF& place) const override;

private:
    void draw();
    bool isShown(std::size_t group) const;
    const RunDot* dotAt(const QPointF& place) const;

    QCustomPlot& m_plot;
    Theme m_theme;
    std::set<std::string> m_hidden; ///< names of hidden groups
    LineMarkers* m_markers;
};

} // namespace talweg
