#pragma once

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>
#include <QTransform>

#include <vector>

namespace talweg::tests {

/// A paint device that records the texts drawn on it and where they are. What an opaque shape hides, such as
/// the tick label behind the time at the cursor, is forgotten.
class DrawnWords : public QPaintDevice, private QPaintEngine {
public:
    struct Words {
        QString text;
        QRectF place; ///< the rectangle around its ink, px
    };
    std::vector<Words> words;

    DrawnWords() : QPaintEngine(AllFeatures) {}
    QPaintEngine* paintEngine() const override { return const_cast<DrawnWords*>(this); }

protected:
    int metric(PaintDeviceMetric metric) const override {
        constexpr int side = 2000, dpi = 96;
        switch (metric) {
        case PdmDevicePixelRatio:
        case PdmDevicePixelRatioScaled:
            return 1;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return dpi;
        default:
            return side;
        }
    }

private:
    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& state) override {
        if (state.state() & DirtyTransform) m_transform = state.transform();
        if (state.state() & DirtyBrush) m_hides = state.brush().isOpaque();
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath& path) override {
        if (!m_hides) return;
        const QRectF hidden = m_transform.mapRect(path.boundingRect());
        std::erase_if(words, [&](const Words& each) { return hidden.contains(each.place); });
    }
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& place, const QTextItem& item) override {
        const QRectF ink = QFontMetricsF(item.font()).tightBoundingRect(item.text());
        words.push_back({item.text(), m_transform.mapRect(ink.translated(place))});
    }
    Type type() const override { return User; }

    QTransform m_transform;
    bool m_hides = false; ///< whether the brush is opaque
};

} // namespace talweg::tests
