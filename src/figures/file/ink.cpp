#include "figures/file/ink.h"

#include "figures/theme.h"

#include <QGradient>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>

namespace talweg {

namespace {

/// Linear intensity of a colour channel (IEC 61966-2-1), from 0 to 1.
double lightOf(int channel) {
    const double value = channel / 255.0;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

const std::array<double, 256>& lights() {
    static const std::array<double, 256> all = [] {
        std::array<double, 256> table{};
        for (int i = 0; i < 256; ++i)
            table[static_cast<std::size_t>(i)] = lightOf(i);
        return table;
    }();
    return all;
}

double luminance(QRgb color) {
    const auto light = [](int channel) { return lights()[static_cast<std::size_t>(channel)]; };
    return 0.2126 * light(qRed(color)) + 0.7152 * light(qGreen(color)) + 0.0722 * light(qBlue(color));
}

/// The channel value, 0 to 255, of the grey with this luminance.
int greyChannel(double luminance) {
    const double value =
        luminance <= 0.0031308 ? 12.92 * luminance : 1.055 * std::pow(luminance, 1 / 2.4) - 0.055;
    return std::clamp(static_cast<int>(std::lround(255 * value)), 0, 255);
}

/// The grey with this lightness L*.
QColor greyAt(double lightness) {
    const int channel = greyChannel(std::pow((lightness + 16) / 116, 3));
    return {channel, channel, channel};
}

/// A colour of lines or areas, and the grey that replaces it.
struct Tone {
    QRgb color;
    QColor grey;
};

/// The greys are spread over eight lightness values that are visible on white. The first lines have the greys
/// that differ most.
const std::vector<Tone>& tones() {
    static const std::vector<Tone> all = [] {
        const Theme theme = Theme::light();
        constexpr std::array<double, 8> ofLines{10, 58, 34, 74, 82, 42, 26, 66};
        constexpr double ofGood = 50, ofBad = 18;
        std::vector<Tone> tones;
        for (std::size_t i = 0; i < theme.lines.size(); ++i)
            tones.push_back({theme.lines[i].rgb(), greyAt(ofLines[i])});
        tones.push_back({theme.good.rgb(), greyAt(ofGood)});
        tones.push_back({theme.bad.rgb(), greyAt(ofBad)});
        return tones;
    }();
    return all;
}

const Tone* toneOf(const QColor& color) {
    const auto tone = std::ranges::find(tones(), color.rgb(), &Tone::color);
    return tone == tones().end() ? nullptr : &*tone;
}

/// The grey of a muted colour is the grey of the colour, muted in the same way.
const QColor* mutedGrey(const QColor& color) {
    static const std::vector<Tone> all = [] {
        const Theme theme = Theme::light();
        std::vector<Tone> faint;
        for (const Tone& tone : tones())
            faint.push_back({muted(QColor(tone.color), theme).rgb(), muted(tone.grey, theme)});
        return faint;
    }();
    const auto tone = std::ranges::find(all, color.rgb(), &Tone::color);
    return tone == all.end() ? nullptr : &tone->grey;
}

QImage greyImage(const QImage& image) {
    QImage grey =
        image.convertToFormat(image.hasAlphaChannel() ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    for (int y = 0; y < grey.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(grey.scanLine(y));
        for (int x = 0; x < grey.width(); ++x) {
            const int channel = greyChannel(luminance(line[x]));
            line[x] = qRgba(channel, channel, channel, qAlpha(line[x]));
        }
    }
    return grey;
}

QBrush greyBrush(QBrush brush) {
    if (const QGradient* gradient = brush.gradient()) {
        QGradient grey = *gradient;
        QGradientStops stops = grey.stops();
        for (QGradientStop& stop : stops)
            stop.second = greyOf(stop.second);
        grey.setStops(stops);
        QBrush changed(grey);
        changed.setTransform(brush.transform());
        return changed;
    }
    if (brush.style() == Qt::TexturePattern)
        brush.setTextureImage(greyImage(brush.textureImage()));
    else
        brush.setColor(greyOf(brush.color()));
    return brush;
}

/// Repeats a drawing on another painter, with changed pens, brushes and images.
class InkEngine : public QPaintEngine {
public:
    InkEngine(QPainter& onto, double lineFactor, bool grey)
        : QPaintEngine(AllFeatures), m_onto(onto), m_lineFactor(lineFactor), m_grey(grey) {}

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }

    /// Sets the transform first, because the clip region is in its coordinates.
    void updateState(const QPaintEngineState& state) override {
        const DirtyFlags changed = state.state();
        if (changed & DirtyTransform) m_onto.setTransform(state.transform());
        if (changed & DirtyPen) m_onto.setPen(penOf(state.pen()));
        if (changed & DirtyBrush) m_onto.setBrush(m_grey ? greyBrush(state.brush()) : state.brush());
        if (changed & DirtyBrushOrigin) m_onto.setBrushOrigin(state.brushOrigin());
        if (changed & DirtyFont) m_onto.setFont(state.font());
        if (changed & DirtyBackground)
            m_onto.setBackground(m_grey ? greyBrush(state.backgroundBrush()) : state.backgroundBrush());
        if (changed & DirtyBackgroundMode) m_onto.setBackgroundMode(state.backgroundMode());
        if (changed & DirtyHints) m_onto.setRenderHints(state.renderHints(), true);
        if (changed & DirtyHints) m_onto.setRenderHints(~state.renderHints(), false);
        if (changed & DirtyCompositionMode) m_onto.setCompositionMode(state.compositionMode());
        if (changed & DirtyOpacity) m_onto.setOpacity(state.opacity());
        if (changed & DirtyClipRegion) m_onto.setClipRegion(state.clipRegion(), state.clipOperation());
        if (changed & DirtyClipPath) m_onto.setClipPath(state.clipPath(), state.clipOperation());
        if (changed & DirtyClipEnabled) m_onto.setClipping(state.isClipEnabled());
    }

    void drawRects(const QRectF* rects, int count) override { m_onto.drawRects(rects, count); }
    void drawRects(const QRect* rects, int count) override { m_onto.drawRects(rects, count); }
    void drawLines(const QLineF* lines, int count) override { m_onto.drawLines(lines, count); }
    void drawLines(const QLine* lines, int count) override { m_onto.drawLines(lines, count); }
    void drawEllipse(const QRectF& rect) override { m_onto.drawEllipse(rect); }
    void drawEllipse(const QRect& rect) override { m_onto.drawEllipse(rect); }
    void drawPath(const QPainterPath& path) override { m_onto.drawPath(path); }
    void drawPoints(const QPointF* points, int count) override { m_onto.drawPoints(points, count); }
    void drawPoints(const QPoint* points, int count) override { m_onto.drawPoints(points, count); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        passPolygon(points, count, mode);
    }
    void drawPolygon(const QPoint* points, int count, PolygonDrawMode mode) override {
        passPolygon(points, count, mode);
    }
    void drawPixmap(const QRectF& to, const QPixmap& pixmap, const QRectF& from) override {
        m_onto.drawPixmap(to, m_grey ? QPixmap::fromImage(greyImage(pixmap.toImage())) : pixmap, from);
    }
    void drawTiledPixmap(const QRectF& to, const QPixmap& pixmap, const QPointF& from) override {
        m_onto.drawTiledPixmap(to, m_grey ? QPixmap::fromImage(greyImage(pixmap.toImage())) : pixmap, from);
    }
    void drawImage(const QRectF& to, const QImage& image, const QRectF& from,
                   Qt::ImageConversionFlags flags) override {
        m_onto.drawImage(to, m_grey ? greyImage(image) : image, from, flags);
    }
    void drawTextItem(const QPointF& place, const QTextItem& text) override {
        m_onto.drawTextItem(place, text);
    }

private:
    QPen penOf(QPen pen) const {
        pen.setWidthF(pen.widthF() * m_lineFactor);
        if (m_grey) pen.setBrush(greyBrush(pen.brush()));
        return pen;
    }

    template <class Point>
    void passPolygon(const Point* points, int count, PolygonDrawMode mode) {
        if (mode == PolylineMode) return m_onto.drawPolyline(points, count);
        if (mode == ConvexMode) return m_onto.drawConvexPolygon(points, count);
        m_onto.drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    }

    QPainter& m_onto;
    double m_lineFactor;
    bool m_grey;
};

/// Paint device on which a drawing is repeated. Its resolution is that of the drawing.
class InkDevice : public QPaintDevice {
public:
    InkDevice(QPaintEngine& engine, const QPicture& picture) : m_engine(engine), m_picture(picture) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return m_picture.width();
        case PdmHeight:
            return m_picture.height();
        case PdmWidthMM:
            return m_picture.widthMM();
        case PdmHeightMM:
            return m_picture.heightMM();
        case PdmDpiX:
        case PdmPhysicalDpiX:
            return m_picture.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY:
            return m_picture.logicalDpiY();
        case PdmDepth:
            return m_picture.depth();
        case PdmNumColors:
            return m_picture.colorCount();
        case PdmDevicePixelRatio:
            return 1;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    QPaintEngine& m_engine;
    const QPicture& m_picture;
};

/// Collects the colours of lines and areas that a drawing uses.
class ColourEngine : public QPaintEngine {
public:
    explicit ColourEngine(std::set<QRgb>& found) : QPaintEngine(AllFeatures), m_found(found) {}
    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& state) override {
        m_pen = state.pen();
        m_brush = state.brush();
    }
    void drawPath(const QPainterPath& /*path*/) override { note(); }
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override { note(); }
    void drawPolygon(const QPoint* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override { note(); }
    void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*from*/) override {}
    void drawTiledPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QPointF& /*from*/) override {}
    void drawImage(const QRectF& /*to*/, const QImage& /*image*/, const QRectF& /*from*/,
                   Qt::ImageConversionFlags /*flags*/) override {}
    void drawTextItem(const QPointF& /*place*/, const QTextItem& /*text*/) override {}

private:
    void note() {
        if (m_pen.style() != Qt::NoPen && toneOf(m_pen.color())) m_found.insert(m_pen.color().rgb());
        if (m_brush.style() != Qt::NoBrush && toneOf(m_brush.color())) m_found.insert(m_brush.color().rgb());
    }

    std::set<QRgb>& m_found;
    QPen m_pen;
    QBrush m_brush;
};

void replay(const QPicture& picture, QPaintEngine& engine) {
    InkDevice device(engine, picture);
    QPainter painter(&device);
    QPicture(picture).play(&painter);
}

} // namespace

double lightness(const QColor& color) {
    const double light = luminance(color.rgb());
    constexpr double linearBelow = 216.0 / 24389, slope = 24389.0 / 27;
    return light <= linearBelow ? slope * light : 116 * std::cbrt(light) - 16;
}

QColor greyOf(const QColor& color) {
    QColor grey;
    if (const Tone* tone = toneOf(color))
        grey = tone->grey;
    else if (const QColor* faint = mutedGrey(color))
        grey = *faint;
    else
        grey = QColor(greyChannel(luminance(color.rgb())), 0, 0);
    const int channel = grey.red();
    return {channel, channel, channel, color.alpha()};
}

QPicture inked(const QPicture& picture, const FigureSize& size) {
    const double factor = lineFactor(size);
    if (factor == 1 && !size.grey) return picture;
    QPicture result;
    QPainter onto(&result);
    InkEngine engine(onto, factor, size.grey);
    replay(picture, engine);
    onto.end();
    result.setBoundingRect(picture.boundingRect());
    return result;
}

GreyCheck greyCheck(const QPicture& picture) {
    std::set<QRgb> found;
    ColourEngine engine(found);
    replay(picture, engine);
    std::vector<double> levels;
    for (const QRgb color : found)
        levels.push_back(lightness(greyOf(QColor(color))));
    std::ranges::sort(levels);
    GreyCheck check{static_cast<int>(levels.size())};
    for (std::size_t i = 1; i < levels.size(); ++i)
        check.apart = std::min(check.apart, levels[i] - levels[i - 1]);
    return check;
}

} // namespace talweg
