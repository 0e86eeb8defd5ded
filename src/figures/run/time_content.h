#pragma once

#include "figures/plot/figure_window.h"
#include "figures/plot/lines.h"
#include "figures/run/figure_content.h"
#include "figures/run/references.h"
#include "figures/run/time_items.h"
#include "figures/theme.h"

namespace talweg {

/// Quantities of a run against time.
class TimeContent : public FigureContent, public CursorContent, public EventContent {
public:
    TimeContent(QCustomPlot& plot, std::shared_ptr<const System> system, const FigureRecipe& recipe);

    void setTheme(const Theme& theme) override;
    bool isEmpty() const override { return m_shown.isEmpty(); }
    void show(const Shown& shown) override;
    void showPinned(const std::vector<Pinned>& pinned) override;
    void setCursor(double t) override;
    void setSelectedEvent(int index) override;

    std::vector<LegendEntry> legend() const override;
    void setEntryShown(std::size_t entry, bool shown) override;
    std::vector<QString> readout() const override;
    std::vector<double> cursorValues() const override;

    QString xLabel() const override;
    QString yLabel() const override;
    FigureWindow everything() const override;
    std::optional<QCPRange> valuesAlong(Qt::Orientation axis) const override;

    int eventAt(const QPointF& place) const override;
    bool cursorAt(const QPointF& place) const override;
    std::optional<double> timeAt(const QPointF& place, double within) const override;
    QString toolTip(const QPointF& place) const override;
    QStringList inWords() const override;

private:
    /// A quantity of the run, or of one of its bodies.
    struct Line {
        SeriesLine* graph = nullptr;
        std::vector<SeriesLine*> pinned = {}; ///< lines of the reference runs
        std::string id = {};                  ///< id of the column
        QString title = {}, unit = {};
        std::optional<std::size_t> body = {};
        std::optional<std::size_t> events = {};   ///< for stems: index of the event column
        SeriesLine* dashed = nullptr;             ///< part of the line in the mode `dashedIn`, drawn dashed
        std::optional<std::size_t> dashedIn = {}; ///< mode in which the line is dashed
        bool unlessZero = false;                  ///< see Series::unlessZero
        std::optional<std::size_t> column = {};   ///< its column in the current run
        QString label = {};                       ///< label in the legend
        QCPRange range = {};                      ///< range of the values
        bool present = true;                      ///< whether there are values
        std::size_t color = 0;                    ///< index of the line colour
    };

    SeriesLine* addGraph();
    /// Creates the lines: one for each quantity. Quantities of bodies have one for each body of the run with
    /// the most bodies. Returns whether the lines changed.
    bool fitLines();
    bool makeLines(std::size_t bodies);
    void addLine(std::vector<Line>& lines, const Series& series, const Quantity& quantity,
                 std::optional<std::size_t> body, std::optional<std::size_t> events = {});
    void addStems(std::vector<Line>& lines);
    static std::optional<std::size_t> columnIn(const Line& line, const Shown& shown);
    static void widenBy(const Line& line, QCPRange& range, bool& any);
    void setData(SeriesLine& graph, const Line& line, const Shown& shown) const;
    void setLine(const Line& line);
    QString labelOf(const Line& line) const;
    void findColors();
    void styleLines();
    void fillPinned();
    void showVisible();
    void stylePinned(SeriesLine& graph, std::size_t number, const QColor& color) const;
    void showFirstAlone();
    bool isDashedBy() const;
    std::vector<CursorItem::Dot> comparedDots() const;
    std::optional<std::size_t> comparedLine() const;
    double comparedValue(std::size_t run, const Line& line) const;
    std::optional<QCPRange> valueRange() const;
    double longest() const;
    bool haveOneUnit() const;
    bool areComparable() const;
    QString cursorText() const;
    void showBars(const std::vector<double>& values);
    /// A value as text. The unit is omitted if the unit of the axis applies to all lines.
    QString valueText(const Line& line, double value) const;

    QCustomPlot& m_plot;
    std::shared_ptr<const System> m_system;
    FigureRecipe m_recipe;
    Theme m_theme;
    Shown m_shown;
    double m_cursor;
    int m_selectedEvent = -1;

    References m_pinned;
    bool m_compared = false; ///< whether runs are compared as equals (see Pinned)
    double m_pinnedDuration = 0;
    std::vector<Line> m_lines;
    std::optional<std::size_t> m_bodyCount; ///< number of bodies that have lines
    EventTicks* m_ticks;
    SelectedEventLine* m_selected;
    CursorItem* m_cursorItem;
    BarsItem* m_bars;
};

} // namespace talweg
