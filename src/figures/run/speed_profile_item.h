#pragma once

#include "figures/plot/figure_item.h"
#include "systems/run.h"

#include <vector>

namespace talweg {

/// Speeds at heights above the ground, such as a wind, as arrows at the left edge of a scene: along the
/// ground there, to the scale of its heights, with the line through their tips. Where that is too low to be
/// seen it is one arrow.
class SpeedProfileItem : public FigureItem {
public:
    explicit SpeedProfileItem(QCustomPlot* plot) : FigureItem(plot, "ground") { setVisible(false); }

    /// Pairs of height (m, from 0 on) and speed; `text` is written above. None: nothing is drawn.
    void setProfile(std::vector<Point> profile, const QString& text);
    /// The run of whose ground it stands; may be null.
    void setRun(std::shared_ptr<const Run> run) { m_run = std::move(run); }

protected:
    void draw(QCPPainter* painter) override;

private:
    /// Where it stands: on the ground, in pixels, and the ground's direction to the right.
    struct Foot {
        QPointF place{};
        QPointF along{1, 0};
    };
    Foot foot() const;
    double speedAt(double height) const;
    void drawArrow(QCPPainter* painter, const QPointF& from, const QPointF& way) const;

    std::vector<Point> m_profile;
    QString m_text;
    std::shared_ptr<const Run> m_run;
};

} // namespace talweg
