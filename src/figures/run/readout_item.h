#pragma once

#include "figures/plot/figure_item.h"
#include "figures/plot/lines.h"
#include "systems/run.h"

#include <memory>
#include <vector>

namespace talweg {

/// Values of quantities of a scene at the time cursor, one per line. They are in the corner of the plot where
/// they cover least of the paths and the ground. The corner stays the same while only the time changes.
class ReadoutItem : public FigureItem {
public:
    struct Line {
        QString symbol, unit;
        QString widest; ///< widest possible value, for which space is reserved
    };

    explicit ReadoutItem(QCustomPlot* plot) : FigureItem(plot, "overlay") {}
    void setLines(std::vector<Line> lines);
    /// Sets the values of the lines. Without values, nothing is drawn.
    void setValues(std::vector<QString> values) { m_values = std::move(values); }
    /// Sets the objects to avoid: the visible paths, and the bodies and the ground of a run.
    void setScene(std::shared_ptr<const Run> run, std::vector<const PathLine*> paths);
    /// Makes the next drawing choose a corner again, because the visible objects changed.
    void rearrange() { m_arranged = {}; }

protected:
    void draw(QCPPainter* painter) override;

private:
    /// Everything besides the scene that determines the corner.
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
    QRectF m_box; ///< place of the readout; empty if there is no room
    double m_symbolWidth = 0, m_valueWidth = 0;
};

} // namespace talweg
