#pragma once

#include "figures/plot/figure_window.h"
#include "figures/study/heat_map.h"
#include "figures/study/study_content.h"
#include "figures/study/study_items.h"
#include "figures/study/study_slice.h"
#include "figures/theme.h"
#include "study/same_designs.h"

#include <set>

namespace talweg {

/// Shows an aggregate of a study as colours over two inputs. The first visible result determines the colours;
/// every result has its contour of the requirement.
///
/// With random runs, cells are hatched if the requirement is neither met nor missed with confidence. If
/// designs are single runs with aggregates from nearby runs (see neighbourMap), cells are hatched if success
/// is sensitive to small changes.
///
/// For a result with StudyShown::less, the colours show the difference of its aggregates to those of the
/// other result at the same designs. The scale has zero in the middle, and lines surround regions without a
/// difference.
class StudyMap : public StudyContent {
public:
    explicit StudyMap(QCustomPlot& plot);
    ~StudyMap() override;

    void setTheme(const Theme& theme) override;
    bool isEmpty() const override { return m_parts.empty(); }
    QString whyEmpty() const override { return m_whyEmpty.isEmpty() ? StudyContent::whyEmpty() : m_whyEmpty; }
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
    /// A result, and the slice of it that is shown. Rows and columns are in the order of increasing values. A
    /// difference has only designs that both results have.
    struct Part {
        std::size_t number; ///< index of the result
        StudyShown shown;
        StudySlice slice;
        std::vector<std::size_t> rows, columns;
        std::optional<SameDesigns> same = {}; ///< only for a difference

        std::size_t design(std::size_t row, std::size_t column) const {
            return slice.design(rows[row], columns[column]);
        }
    };

    void draw();
    bool isOfPercentage() const;
    bool isOfNeighbours() const;
    bool isOfVerdicts() const;
    bool isUndecided(const Part& part, std::size_t design) const;
    bool isOfDifference() const;
    /// Removes the designs that StudyShown::less does not have.
    void restrict(Part& part) const;
    std::vector<ContourLines::Set> noDifference() const;
    std::vector<QRectF> undecidedCells() const;
    double valueOf(const Part& part, std::size_t design) const;
    GridValues gridOf(const Part& part) const;
    GridValues marginsOf(const Part& part) const;
    QCPRange valueRange() const;
    QString valueLabel() const;
    QString contourText(const Requirement& requirement) const;
    void showGrid(bool shown);
    /// Index of the part that determines the colours: the first visible one, otherwise the first one.
    std::size_t colored() const;

    QCustomPlot& m_plot;
    Theme m_theme;
    StudyFigure m_figure;
    std::vector<Part> m_parts;
    std::set<std::size_t> m_hiddenParts;
    QString m_whyEmpty; ///< why the results cannot be compared

    HeatCells* m_cells;
    HatchedCells* m_hatched; ///< cells that are undecided or sensitive to small changes
    bool m_hatches = true;
    ContourLines* m_contours;
    ChosenRings* m_rings;
    ColorBar m_scale;
};

} // namespace talweg
