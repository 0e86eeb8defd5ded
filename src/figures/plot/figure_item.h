#pragma once

#include "figures/theme.h"

#include <cmath>
#include <qcustomplot.h>

namespace talweg {

/// Base of items in the coordinates of the axes. The plot's own selection ignores them.
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
    /// Whether a position in pixels is visible. Positions that are not finite are excluded, although
    /// QRectF::contains may return true for them.
    bool isInPlot(const QPointF& place) const {
        return std::isfinite(place.x()) && std::isfinite(place.y()) && plotRect().contains(place);
    }

    Theme m_theme;
};

/// Square of the distance between two positions, in square pixels.
inline double distance2(const QPointF& a, const QPointF& b) {
    return QPointF::dotProduct(a - b, a - b);
}

} // namespace talweg
