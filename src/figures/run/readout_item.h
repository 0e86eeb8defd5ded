#pragma once

#include "figures/plot/figure_item.h"
#include "figures/plot/lines.h"
#include "systems/run.h"

#include <memory>
#include <vector>

namespace talweg {

/// Values of quantities of a scene at a time, one per line, in the corner of the plot where they cover the
/// least of the paths and the ground. The corner does not change while only the time changes.
class ReadoutItem : public FigureItem {
public:
    struct Line {
        QString symbol, unit;
        QString widest; ///< widest of its values, for which space is reserved
    };

    explicit ReadoutItem(QCustomPlot* plot) : FigureItem(plot, "overlay") {}
    void setLines(std::vector<Line> lines);
    /// Sets the values of the lines; if there are none, nothing is drawn.
    void setValues(std::vector<QString> values) { m_values = std::move(values); }
    /// Objects to avoid: visible paths, and the bodies and the ground of a run.
    void setScene(std::shared_ptr<const Run> run, std::vector<const PathLine*> paths);
    /// Chooses a corner again after the visible objects changed.
    void rearrange() { m_arranged = {}; }

protected:
    void draw(QCPPainter* painter) override;

private:
    /// State, in addition to the scene, that determines the position of the readout.
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
    QRectF m_box; ///< empty if there is no room
    double m_symbolWidth = 0, m_valueWidth = 0;
};

} // namespace talweg
