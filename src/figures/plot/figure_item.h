#pragma once

#include "figures/theme.h"

#include <cmath>
#include <qcustomplot.h>

namespace talweg {

/// An item in the coordinates of the axes, which is excluded from the plot's own selection.
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
    /// Whether a place in pixels is visible; a place that is not a number is not visible, although
    /// QRectF::contains returns true for it.
    bool isInPlot(const QPointF& place) const {
        return std::isfinite(place.x()) && std::isfinite(place.y()) && plotRect().contains(place);
    }

    Theme m_theme;
};

/// Squared distance of two places, in square pixels.
inline double distance2(const QPointF& a, const QPointF& b) {
    return QPointF::dotProduct(a - b, a - b);
}

} // namespace talweg
