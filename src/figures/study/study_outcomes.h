#pragma once

#include "figures/plot/hatch.h"
#include "figures/study/study_content.h"
#include "figures/study/study_items.h"
#include "figures/study/study_marks.h"
#include "figures/study/study_slice.h"
#include "figures/theme.h"
#include <set>

namespace talweg {

/// Bars of parts on top of one another, %.
class StackedBars : public FigureItem {
public:
    struct Part {
        double share = 0; ///< %
        Fill fill;
    };
    struct Bar {
        double left = 0, right = 0; ///< along x
        std::vector<Part> parts;    ///< from below
    };

    StackedBars(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    void setBars(std::vector<Bar> bars) { m_bars = std::move(bars); }
    /// A frame about one of them.
    void setChosen(std::optional<std::size_t> chosen) { m_chosen = chosen; }

protected:
    void draw(QCPPainter* painter) override;

private:
    QRectF placeOf(const Bar& bar, double from, double to) const;
    void drawFrame(QCPPainter* painter, const Bar& bar) const;

    std::vector<Bar> m_bars;
    std::optional<std::size_t> m_chosen;
};

/// How the runs of designs along an input ended: the shares of all endings on top of one another. Success is
/// at the bottom, above it the other endings in the system's order, at the top and grey those that say
/// nothing of success; the lines over them tell them apart without colours. Of several results the first is
/// drawn. An ending that is hidden leaves its room to those above.
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
    /// The place along x, by increasing value.
    std::optional<std::size_t> placeAt(const QPointF& place) const;

    QCustomPlot& m_plot;
    Theme m_theme;
    StudyFigure m_figure;
    StudyShown m_shown;
    std::size_t m_number = 0; ///< of what is shown among the results
    std::optional<StudySlice> m_slice;
    std::vector<std::size_t> m_columns;            ///< of the slice, by increasing value
    std::vector<double> m_edges;                   ///< between them, along x
    std::vector<std::size_t> m_endings;            ///< in System::endings: those that occur, from below
    std::shared_ptr<const SweepResult> m_searched; ///< for them
    std::set<std::string> m_hidden;                ///< ids of endings

    StackedBars* m_bars;
    MarkLines* m_marks;
    MarkLabels* m_labels;
};

} // namespace talweg
