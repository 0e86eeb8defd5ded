#pragma once

#include "figures/theme.h"

#include <cmath>
#include <qcustomplot.h>

namespace talweg {

/// Something drawn in the coordinates of the plot's axes that the plot's own selection leaves alone.
class FigureItem : public QCPAbstractItem {
public:
    explicit FigureItem(QCustomPlot* plot, const QString& layer = "main") : QCPAbstractItem(plot) {
        setLayer(layer);
        setSelectable(false);
    }
    double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

    void setTheme(const Theme& theme) { m_theme = theme; }

protected:
    QPointF toPixel(double x, double y) const {
        return {mParentPlot->xAxis->coordToPixel(x), mParentPlot->yAxis->coordToPixel(y)};
    }
    QRectF plotRect() const { return mParentPlot->axisRect()->rect(); }
    /// Whether a place in pixels can be seen; one that is not a number cannot, whatever QRectF says.
    bool isInPlot(const QPointF& place) const {
        return std::isfinite(place.x()) && std::isfinite(place.y()) && plotRect().contains(place);
    }

    Theme m_theme;
};

/// Squared distance of two places in pixels.
inline double distance2(const QPointF& a, const QPointF& b) {
    return QPointF::dotProduct(a - b, a - b);
}

} // namespace talweg
