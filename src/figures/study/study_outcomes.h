#pragma once

#include "figures/plot/hatch.h"
#include "figures/study/study_content.h"
#include "figures/study/study_items.h"
#include "figures/study/study_marks.h"
#include "figures/study/study_slice.h"
#include "figures/theme.h"
#include <set>

namespace talweg {

/// Stacked bars, in %.
class StackedBars : public FigureItem {
public:
    struct Part {
        double share = 0; ///< %
        Fill fill;
    };
    struct Bar {
        double left = 0, right = 0; ///< along x
        std::vector<Part> parts;    ///< from bottom to top
    };

    StackedBars(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    void setBars(std::vector<Bar> bars) { m_bars = std::move(bars); }
    /// Sets the bar that has a frame; nothing for none.
    void setChosen(std::optional<std::size_t> chosen) { m_chosen = chosen; }

protected:
    void draw(QCPPainter* painter) override;

private:
    QRectF placeOf(const Bar& bar, double from, double to) const;
    void drawFrame(QCPPainter* painter, const Bar& bar) const;

    std::vector<Bar> m_bars;
    std::optional<std::size_t> m_chosen;
};

/// Outcomes of the runs of designs against an input: stacked shares of the endings. Success is at the bottom,
/// and the other endings are above it in the system's order. Endings that do not decide success are at the
/// top, in grey. Hatching distinguishes endings without colours. Only the first of several results is drawn.
/// If an ending is hidden, the endings above it move down.
class StudyOutcomes : public StudyContent {
public:
    explicit StudyOutcomes(QCustomPlot& plot);
    ~StudyOutcomes() override;

    void setTheme(const Theme& theme) override;
    bool isEmpty() const override { return !m_slice; }
    void show(const StudyFigure& figure, const std::vector<StudyShown>& results,
              const Values& chosen) override;

    QString caption() const override;
    std::vector<LegendEntry> legend() const override;
    void setEntryShown(std::size_t entry, bool shown) override;

    QString xLabel() const override;
    QString yLabel() const override;
    FigureWindow everything() const override;
    QString toolTip(const QPointF& place) const override;
    QStringList inWords() const override;
    std::optional<std::pair<std::size_t, std::size_t>> designAt(const QPointF& place) const override;

private:
    const System& system() const { return *m_shown.result->system; }
    void findEndings();
    void draw();
    void drawLevel();
    /// The index of the bar at a position, in the order of increasing x.
    std::optional<std::size_t> placeAt(const QPointF& place) const;

    QCustomPlot& m_plot;
    Theme m_theme;
    StudyFigure m_figure;
    StudyShown m_shown;
    std::size_t m_number = 0; ///< index of the shown result
    std::optional<StudySlice> m_slice;
    std::vector<std::size_t> m_columns; ///< columns of the slice, in the order of increasing x
    std::vector<double> m_edges;        ///< edges of the bars along x
    /// Indices in System::endings of the endings that occur, from bottom to top.
    std::vector<std::size_t> m_endings;
    std::shared_ptr<const SweepResult> m_searched; ///< result for which m_endings was determined
    std::set<std::string> m_hidden;                ///< ids of hidden endings

    StackedBars* m_bars;
    MarkLines* m_marks;
    MarkLabels* m_labels;
};

} // namespace talweg
