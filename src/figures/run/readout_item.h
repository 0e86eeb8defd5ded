#pragma once

#include "figures/plot/figure_item.h"
#include "figures/plot/lines.h"
#include "systems/run.h"

#include <memory>
#include <vector>

namespace talweg {

/// Quantities of a scene as they are at an instant, one to a line, in the corner of the plot in which they
/// cover least of the paths of bodies and of the ground. The corner stays while only time goes on.
class ReadoutItem : public FigureItem {
public:
    struct Line {
        QString symbol, unit;
        QString widest; ///< of its values: room is kept for it
    };

    explicit ReadoutItem(QCustomPlot* plot) : FigureItem(plot, "overlay") {}
    void setLines(std::vector<Line> lines);
    /// What the lines read; none: nothing is written.
    void setValues(std::vector<QString> values) { m_values = std::move(values); }
    /// What it keeps clear of: paths where they are visible, with the bodies and the ground of a run.
    void setScene(std::shared_ptr<const Run> run, std::vector<const PathLine*> paths);
    /// Looks for a corner anew: what is visible has changed.
    void rearrange() { m_arranged = {}; }

protected:
    void draw(QCPPainter* painter) override;

private:
    /// Whatever the place goes by besides the scene.
    struct Surroundings {
        QRectF plot;
        QCPRange x, y;
        QFont font;
        bool operator==(const Surroundings& other) const = default;
    };

    Surroundings surroundings() const;
    void arrange(const QFontMetricsF& metrics);
    std::vector<QRectF> corners(const QSizeF& size, double line) const;
    double covered(const QRectF& box) const;
    double bodyRadius() const;

    std::vector<Line> m_lines;
    std::vector<QString> m_values;
    std::shared_ptr<const Run> m_run;
    std::vector<const PathLine*> m_paths;
    Surroundings m_arranged;
    QRectF m_box; ///< empty where there is no room
    double m_symbolWidth = 0, m_valueWidth = 0;
};

} // namespace talweg
