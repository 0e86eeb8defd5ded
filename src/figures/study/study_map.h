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

/// An aggregate of a study as colours over two inputs. Of several results the first that is shown gives the
/// colours; each has its contour of the requirement. Where designs are judged by random runs, cells are
/// hatched of which it is not sure whether they meet what is required. Where designs are single runs and
/// their aggregates those of their neighbours (see neighbourMap), cells are hatched in which what succeeds
/// is sensitive to small changes.
/// Of a result with StudyShown::less the colours are its aggregates less that one's at the same designs, on a
/// scale with zero in its middle, and lines go about where there is no difference.
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
    /// A result and what the figure shows of it, rows and columns by increasing value. Of a difference those
    /// alone that both results have.
    struct Part {
        std::size_t number; ///< among the results
        StudyShown shown;
        StudySlice slice;
        std::vector<std::size_t> rows, columns;
        std::optional<SameDesigns> same = {}; ///< of a difference

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
    /// Leaves the designs that StudyShown::less has too.
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
    /// The part that gives the colours: the first shown one, or the first.
    std::size_t colored() const;

    QCustomPlot& m_plot;
    Theme m_theme;
    StudyFigure m_figure;
    std::vector<Part> m_parts;
    std::set<std::size_t> m_hiddenParts;
    QString m_whyEmpty; ///< why nothing can be compared

    HeatCells* m_cells;
    HatchedCells* m_hatched; ///< where it is not sure, or some neighbours succeed and some do not
    bool m_hatches = true;
    ContourLines* m_contours;
    ChosenRings* m_rings;
    ColorBar m_scale;
};

} // namespace talweg
