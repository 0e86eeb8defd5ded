#pragma once

#include "figures/plot/figure_window.h"
#include "figures/plot/lines.h"
#include "figures/study/heat_map.h"
#include "figures/study/study_content.h"
#include "figures/study/study_items.h"
#include "figures/study/study_marks.h"
#include "figures/study/study_slice.h"
#include "figures/theme.h"
#include "study/same_designs.h"
#include "study/threshold.h"
#include <array>
#include <memory>
#include <set>

namespace talweg {

/// Draws aggregates of a study, or single runs, against an input. A baseline is drawn behind them.
class StudyLines : public StudyContent {
public:
    explicit StudyLines(QCustomPlot& plot);
    ~StudyLines() override;

    void setTheme(const Theme& theme) override;
    bool isEmpty() const override { return m_parts.empty(); }
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
    /// A result, and the slice of it that is shown.
    struct Part {
        std::size_t number; ///< index of the result
        StudyShown shown;
        StudySlice slice;
    };
    struct Line {
        std::size_t part = 0;
        std::vector<std::size_t> rows = {};   ///< rows of the slice; several if their lines are equal
        std::size_t member = 0;               ///< index of its legend entry
        std::optional<std::size_t> over = {}; ///< for single runs: index on the axis `over`
        bool isProbability = false;           ///< whether it shows the probability of the chosen designs
        std::vector<double> x = {}, y = {};
        std::vector<double> low = {}, high = {}; ///< ends of error bars; empty without bars
    };
    struct Hit {
        const Line* line;
        std::size_t column;
    };

    std::array<FigureItem*, 5> items() const;
    void collect();
    void addLine(Line line);
    void addBaseline(std::size_t number, const StudyShown& shown);
    static std::size_t rowThrough(const Part& part, std::size_t design);
    /// Joins rows whose lines are equal in every part, because equal lines look like one.
    void joinCoincident();
    void nameMembers();
    /// If the family has many members, replaces its legend entries by a colour bar.
    void scaleColors();
    QCPRange valueRange() const;
    /// Indices of the members that have a legend entry.
    std::vector<std::size_t> listedMembers() const;
    /// The row that represents a line with several rows: the chosen row if the line has it.
    std::size_t rowOf(const Line& line) const;
    double valueOf(const Line& line, std::size_t column) const;
    QString probabilityName(const Part& part, std::size_t row) const;
    QString memberName(const Line& line) const;
    bool isShown(const Line& line) const;
    void draw();
    std::optional<Interval> barOf(const Line& line, std::size_t column) const;
    void drawBars();
    void drawMarkers();
    void drawMarks();
    void drawRings();
    std::vector<QLineF> obstacles() const;
    void addLevels(std::vector<Mark>& marks) const;
    /// Marks the threshold of the requirement and the critical value on the lines of the chosen design.
    void addPlaces(std::vector<Mark>& marks) const;
    /// Marks the value from which the requirement is met; if there is none, the first range in which it is
    /// met.
    void addThreshold(std::vector<Mark>& marks, std::size_t part, const Threshold& found) const;
    /// Marks where the requirement is met with the confidence of the study, for random runs.
    void addSure(std::vector<Mark>& marks, std::size_t part, std::size_t design) const;
    void addCritical(std::vector<Mark>& marks, std::size_t part, std::size_t design) const;
    QString ofPart(const QString& text, std::size_t part) const;
    QPen penOf(const Line& line) const;
    QColor colorOf(std::size_t member) const;
    QColor colorOf(const Line& line) const;
    std::vector<std::size_t> namedParts() const;
    std::optional<Hit> hitAt(const QPointF& place) const;
    /// The ranges of the shown x and y, including error bars.
    std::optional<std::pair<QCPRange, QCPRange>> ranges() const;
    SeriesLine* graph(std::size_t index);

    QCustomPlot& m_plot;
    Theme m_theme;
    StudyFigure m_figure;
    std::vector<Part> m_parts;
    std::vector<Line> m_lines;
    std::vector<QString> m_members; ///< names of the members, in the order of the legend
    /// Values of the family, one per member, while a colour bar replaces their entries.
    std::vector<double> m_values;
    std::unique_ptr<ColorBar> m_bar; ///< exists only if m_values is not empty
    std::set<QString> m_hiddenMembers;
    std::set<std::size_t> m_hiddenParts;

    std::vector<SeriesLine*> m_graphs;
    SpreadBars* m_bars;
    LineMarkers* m_markers;
    MarkLines* m_marks;
    MarkLabels* m_labels;
    ChosenRings* m_rings;
};

} // namespace talweg
