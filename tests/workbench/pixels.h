#pragma once

#include <QColor>
#include <QGuiApplication>
#include <QHash>
#include <QImage>
#include <QPalette>
#include <QWidget>
#include <algorithm>
#include <cmath>

namespace talweg::tests {

/// Pixels of a picture per window pixel, enough for lines to have pixels of their full colour.
constexpr int pixelsPerPixel = 3;

inline QImage pictureOf(QWidget& widget) {
    QImage image(widget.size() * pixelsPerPixel, QImage::Format_RGB32);
    image.setDevicePixelRatio(pixelsPerPixel);
    image.fill(QGuiApplication::palette().color(QPalette::Window));
    widget.render(&image);
    return image;
}

/// The relative luminance as defined by WCAG 2.
inline double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
           + 0.0722 * linear(colour.blueF());
}

/// The contrast ratio as defined by WCAG 2, from 1 to 21.
inline double contrast(const QColor& a, const QColor& b) {
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

inline QHash<QRgb, int> coloursIn(const QImage& image, const QRect& part) {
    QHash<QRgb, int> colours;
    const QRect pixels = QRect(part.topLeft() * pixelsPerPixel, part.size() * pixelsPerPixel) & image.rect();
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            ++colours[image.pixel(x, y)];
    return colours;
}

/// The most frequent colour in a part of a picture.
inline QColor groundOf(const QImage& image, const QRect& part) {
    const QHash<QRgb, int> colours = coloursIn(image, part);
    const auto max = std::max_element(colours.begin(), colours.end());
    return max == colours.end() ? QColor() : QColor(max.key());
}

/// The contrast of text or lines with their background in a part of a picture: the highest contrast that at
/// least 40 pixels have.
inline double contrastIn(const QImage& image, const QRect& part) {
    constexpr int fairNumber = 40;
    const QColor ground = groundOf(image, part);
    std::vector<std::pair<double, int>> found;
    const QHash<QRgb, int> colours = coloursIn(image, part);
    for (auto colour = colours.begin(); colour != colours.end(); ++colour)
        found.emplace_back(contrast(QColor(colour.key()), ground), colour.value());
    std::sort(found.begin(), found.end(), std::greater<>());
    int pixels = 0;
    for (const auto& [ratio, count] : found)
        if ((pixels += count) >= fairNumber) return ratio;
    return 1;
}

} // namespace talweg::tests
