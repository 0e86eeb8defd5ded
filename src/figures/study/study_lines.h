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

/// Draws aggregates of a study, or single runs, against an input, with a baseline behind them.
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
    /// A result and the slice of it that the figure shows.
    struct Part {
        std::size_t number; ///< index among the results
        StudyShown shown;
        StudySlice slice;
    };
    struct Line {
        std::size_t part = 0;
        std::vector<std::size_t> rows = {};   ///< rows of the slice; several if their lines coincide
        std::size_t member = 0;               ///< index of its entry in the legend
        std::optional<std::size_t> over = {}; ///< index along the axis `over`, for a line of single runs
        bool isProbability = false;           ///< probability of the chosen designs
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
    /// Joins rows that coincide in every part, because several lines on top of each other look like one.
    void joinCoincident();
    void nameMembers();
    /// Replaces the legend's entries of a large family by a colour bar.
    void scaleColors();
    QCPRange valueRange() const;
    /// Indices of the members with an entry in the legend.
    std::vector<std::size_t> listedMembers() const;
    /// The row that represents a line of several rows: the chosen one if it is among them.
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
    /// Marks the threshold of the requirement and the critical value on the chosen lines.
    void addPlaces(std::vector<Mark>& marks) const;
    /// Marks the value from which the requirement is met, otherwise the first interval in which it is met.
    void addThreshold(std::vector<Mark>& marks, std::size_t part, const Threshold& found) const;
    /// Marks where random runs meet the requirement with confidence.
    void addSure(std::vector<Mark>& marks, std::size_t part, std::size_t design) const;
    void addCritical(std::vector<Mark>& marks, std::size_t part, std::size_t design) const;
    QString ofPart(const QString& text, std::size_t part) const;
    QPen penOf(const Line& line) const;
    QColor colorOf(std::size_t member) const;
    QColor colorOf(const Line& line) const;
    std::vector<std::size_t> namedParts() const;
    std::optional<Hit> hitAt(const QPointF& place) const;
    /// The ranges of x and y, including error bars.
    std::optional<std::pair<QCPRange, QCPRange>> ranges() const;
    SeriesLine* graph(std::size_t index);

    QCustomPlot& m_plot;
    Theme m_theme;
    StudyFigure m_figure;
    std::vector<Part> m_parts;
    std::vector<Line> m_lines;
    std::vector<QString> m_members; ///< names of members in the order of the legend
    std::vector<double>
        m_values; ///< values of the family, one per member, while a colour bar replaces their entries
    std::unique_ptr<ColorBar> m_bar; ///< only with m_values
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
