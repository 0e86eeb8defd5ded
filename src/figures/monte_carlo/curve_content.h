#pragma once

#include "figures/monte_carlo/monte_carlo_content.h"
#include "figures/monte_carlo/monte_carlo_items.h"
#include "figures/plot/lines.h"
#include "figures/study/study_items.h"
#include "figures/study/study_marks.h"

namespace talweg {

/// A line with a band around it: the cumulative share of runs by a measure, or the mean of an output against
/// an input.
class CurveContent : public MonteCarloContent {
public:
    explicit CurveContent(QCustomPlot& plot);
    ~CurveContent() override;

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
    bool isCumulative() const;
    void draw();
    void drawCumulative();
    void drawResponse();
    void setOutline(const QPolygonF& above, const QPolygonF& below);
    QString shareText(double x) const;
    QString pointText(double x) const;

    QCustomPlot& m_plot;
    Theme m_theme;
    bool m_lineShown = true, m_bandShown = true;
    Band* m_band;
    SeriesLine* m_line;
    LineMarkers* m_markers;
    MarkLines* m_marks;
    MarkLabels* m_labels;
};

} // namespace talweg
