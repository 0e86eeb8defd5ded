#pragma once

#include "figures/plot/figure_item.h"
#include "systems/run.h"

#include <vector>

namespace talweg {

/// A profile of speed over height above the ground, such as a wind, at the left edge of a scene. Arrows
/// parallel to the ground, at heights to scale, have a line through their tips. A profile that is too low to
/// be seen is drawn as a single arrow.
class SpeedProfileItem : public FigureItem {
public:
    explicit SpeedProfileItem(QCustomPlot* plot) : FigureItem(plot, "ground") { setVisible(false); }

    /// Sets pairs of height (m, starting at 0) and speed, and the text above the profile. Without pairs,
    /// nothing is drawn.
    void setProfile(std::vector<Point> profile, const QString& text);
    /// Sets the run on whose ground the profile stands; may be null.
    void setRun(std::shared_ptr<const Run> run) { m_run = std::move(run); }

protected:
    void draw(QCPPainter* painter) override;

private:
    /// The foot of the profile on the ground, in pixels, and the direction of the ground to the right.
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
