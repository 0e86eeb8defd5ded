#pragma once

#include "figures/plot/figure_window.h"
#include "figures/plot/lines.h"
#include "figures/plot/style.h"
#include "figures/run/figure_content.h"
#include "figures/run/paths.h"
#include "figures/run/references.h"
#include "figures/run/scene_items.h"
#include "figures/theme.h"

namespace talweg {

/// Marks in the plane of two quantities of a run: a ring at the start, a dot at the cursor, and the selected
/// event.
class PhaseMarks : public FigureItem {
public:
    explicit PhaseMarks(QCustomPlot* plot) : FigureItem(plot, "overlay") {}
    /// Sets the positions of the marks; a mark without a position is not drawn.
    void setPlaces(std::optional<Point> start, std::optional<Point> now, std::optional<Point> selected);

protected:
    void draw(QCPPainter* painter) override;

private:
    std::optional<Point> m_start, m_now, m_selected;
};

/// One quantity of a run against another one.
class PhaseContent : public FigureContent, public CursorContent {
public:
    /// Indices of the two quantities in System::quantities.
    struct Axes {
        std::size_t x = 0, y = 0;
    };

    PhaseContent(QCustomPlot& plot, std::shared_ptr<const System> system, const FigureRecipe& recipe);

    /// The index of the quantity with this id; nothing if the system does not have it.
    static std::optional<std::size_t> axisOf(const System& system, std::string_view id);

    const Axes& axes() const { return m_axes; }
    void setAxes(Axes axes);

    void setTheme(const Theme& theme) override;
    bool isEmpty() const override { return m_shown.isEmpty(); }
    void show(const Shown& shown) override;
    void showPinned(const std::vector<Pinned>& pinned) override;
    void setCursor(double t) override;
    void setSelectedEvent(int index) override;

    QString caption() const override;
    std::vector<LegendEntry> legend() const override;
    void setEntryShown(std::size_t entry, bool shown) override;
    std::vector<double> cursorValues() const override;

    QString xLabel() const override { return axisLabel(m_system->quantities[m_axes.x]); }
    QString yLabel() const override { return axisLabel(m_system->quantities[m_axes.y]); }
    FigureWindow everything() const override;
    std::optional<QCPRange> valuesAlong(Qt::Orientation axis) const override;

    bool cursorAt(const QPointF& place) const override;
    std::optional<double> timeAt(const QPointF& place, double within) const override;
    QString toolTip(const QPointF&) const override { return {}; }
    QStringList inWords() const override;

private:
    /// Bounds of the visible lines.
    Bounds bounds() const;
    PathLine* addPath();
    void fill(PathLine& path, const Shown& shown) const;
    void fillLines();
    void showVisible();
    void styleLines();
    void showMarks();
    std::optional<Point> placeAt(double t) const;
    QString cornerText() const;

    QCustomPlot& m_plot;
    std::shared_ptr<const System> m_system;
    Axes m_axes;
    Theme m_theme;
    Shown m_shown;
    double m_cursor;
    int m_selectedEvent = -1;
    PathLine* m_line;
    bool m_isLineShown = true;
    References m_references;
    std::vector<PathLine*> m_pinned; ///< one for each place in m_references
    bool m_compared = false;         ///< whether runs are compared as equals (see Pinned)
    PhaseMarks* m_marks;
    CornerText* m_corner;
};

} // namespace talweg
