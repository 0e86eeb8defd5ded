#pragma once

#include "figures/study/study_content.h"
#include "figures/study/study_items.h"
#include "figures/study/study_marks.h"
#include "figures/study/study_slice.h"
#include "figures/theme.h"

#include <array>

namespace talweg {

/// Designs as points. The style of a point depends on the design's standing.
class DesignPoints : public FigureItem {
public:
    DesignPoints(QCustomPlot* plot, const QString& layer) : FigureItem(plot, layer) {}
    /// The points of the designs with each Standing.
    using Points = std::array<std::vector<QPointF>, 3>;
    void setPoints(Points points) { m_points = std::move(points); }
    /// Sets the corners of the staircase line.
    void setStair(std::vector<QPointF> stair) { m_stair = std::move(stair); }

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawStair(QCPPainter* painter) const;

    const std::vector<QPointF>& of(Standing standing) const {
        return m_points[static_cast<std::size_t>(standing)];
    }

    Points m_points;
    std::vector<QPointF> m_stair;
};

/// All designs as points: their percentage of success against an input. Pareto-optimal designs are discs;
/// undecided ones are rings of the same size. If the input is one of the goals, a staircase line shows the
/// highest percentage for this value of the input or a better one.
class StudyPareto : public StudyContent {
public:
    explicit StudyPareto(QCustomPlot& plot);
    ~StudyPareto() override;

    void setTheme(const Theme& theme) override;
    bool isEmpty() const override { return !m_slice; }
    QString whyEmpty() const override { return m_whyEmpty.isEmpty() ? StudyContent::whyEmpty() : m_whyEmpty; }
    void show(const StudyFigure& figure, const std::vector<StudyShown>& results,
              const Values& chosen) override;

    QString caption() const override;
    std::vector<LegendEntry> legend() const override;
    void setEntryShown(std::size_t entry, bool shown) override;

    QString xLabel() const override;
    QString yLabel() const override;
    FigureWindow everything() const override;
    std::optional<QCPRange> valuesAlong(Qt::Orientation axis) const override;
    QString toolTip(const QPointF& place) const override;
    QStringList inWords() const override;
    std::optional<std::pair<std::size_t, std::size_t>> designAt(const QPointF& place) const override;

private:
    /// The first three entries have the numbers of Standing.
    enum Entry : std::size_t { faint, ring, bold, stair, entryCount };
    /// The entries of the legend, in order.
    std::vector<Entry> entries() const;
    Entry entryOf(std::size_t design) const { return Entry(m_shown.front->standings[design]); }
    LegendEntry entryFor(Entry entry) const;
    std::size_t countOf(Standing standing) const;

    const SweepResult& result() const { return *m_shown.result; }
    std::optional<DesignGoal> goalOfX() const;
    void draw();
    void drawLevel();
    std::vector<QPointF> stairOf() const;
    std::size_t othersThanLooked(std::size_t design) const;
    std::optional<std::size_t> found(const QPointF& place) const;

    QCustomPlot& m_plot;
    Theme m_theme;
    StudyFigure m_figure;
    StudyShown m_shown;
    std::size_t m_number = 0; ///< index of the shown result
    std::optional<StudySlice> m_slice;
    QString m_whyEmpty;
    std::vector<QPointF> m_places; ///< for each design, its point
    std::array<bool, entryCount> m_visible{true, true, true, true};

    DesignPoints* m_points;
    MarkLines* m_marks;
    MarkLabels* m_labels;
    ChosenRings* m_rings;
};

} // namespace talweg
