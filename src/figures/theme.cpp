#include "figures/theme.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Relative luminance of a colour according to WCAG 2, from 0 to 1.
double relativeLuminance(const QColor& color) {
    const auto light = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * light(color.redF()) + 0.7152 * light(color.greenF()) + 0.0722 * light(color.blueF());
}

QColor mixedWith(const QColor& ground, const QColor& color, int percent) {
    const auto mix = [percent](int a, int b) { return (percent * a + (100 - percent) * b) / 100; };
    return QColor(mix(color.red(), ground.red()), mix(color.green(), ground.green()),
                  mix(color.blue(), ground.blue()));
}

} // namespace

Theme Theme::light() {
    Theme theme;
    theme.background = 0xffffff;
    theme.panel = 0xf5f6f8;
    theme.text = 0x1f2328;
    theme.mutedText = 0x636c76;
    theme.axis = 0x8a929c;
    theme.grid = 0xe9ecf0;
    theme.ground = 0xece7dd;
    theme.groundEdge = 0x6f6350;
    theme.accent = 0x0b62c4;
    theme.warning = 0x946300;
    theme.good = 0x1a7f37;
    theme.bad = 0xc6262e;
    theme.lines = {0x0068a8, 0xc44e00, 0x009e73, 0xcc79a7, 0xc18600, 0x3a98da, 0x3b4048, 0x7f3fd9};
    theme.modes = {0x0068a8, 0x009e73, 0xc44e00, 0xcc79a7, 0xc18600, 0x3a98da};
    return theme;
}

Theme Theme::night() {
    Theme theme;
    theme.dark = true;
    theme.background = 0x16191d;
    theme.panel = 0x1e2227;
    theme.text = 0xe6e8eb;
    theme.mutedText = 0x9ba4ae;
    theme.axis = 0x66707b;
    theme.grid = 0x272c33;
    theme.ground = 0x2b2924;
    theme.groundEdge = 0xb0a186;
    theme.accent = 0x58a6ff;
    theme.warning = 0xd9a441;
    theme.good = 0x4cc26a;
    theme.bad = 0xff6b6b;
    theme.lines = {0x56b4e9, 0xf0803c, 0x2bc295, 0xe39ac4, 0xe69f00, 0x8fa8ff, 0xd5d9de, 0xf0e442};
    theme.modes = {0x56b4e9, 0x2bc295, 0xf0803c, 0xe39ac4, 0xe69f00, 0x8fa8ff};
    return theme;
}

Theme Theme::blackOnWhite() {
    Theme theme = light();
    theme.highContrast = true;
    theme.background = theme.panel = Qt::white;
    theme.text = theme.axis = theme.groundEdge = Qt::black;
    theme.mutedText = 0x2b2b2b;
    theme.grid = 0xbfbfbf;
    theme.ground = 0xe6e6e6;
    theme.accent = 0x0040a0;
    theme.warning = 0x6b4400;
    theme.good = 0x005a1e;
    theme.bad = 0xa00010;
    theme.lines = {0x004c8c, 0x942c00, 0x006b4e, 0x9c3d74, 0x8a6400, 0x0072c6, Qt::black, 0x6a1fd0};
    theme.modes = {0x004c8c, 0x006b4e, 0x942c00, 0x9c3d74, 0x8a6400, 0x0072c6};
    return theme;
}

Theme Theme::whiteOnBlack() {
    Theme theme = night();
    theme.highContrast = true;
    theme.background = theme.panel = Qt::black;
    theme.text = theme.axis = theme.groundEdge = Qt::white;
    theme.mutedText = 0xdcdcdc;
    theme.grid = 0x4d4d4d;
    theme.ground = 0x262626;
    theme.accent = 0x6cb6ff;
    theme.warning = 0xffc94d;
    theme.good = 0x5fe087;
    theme.bad = 0xff8a8a;
    return theme;
}

double contrastRatio(const QColor& a, const QColor& b) {
    const auto [dark, light] = std::minmax({relativeLuminance(a), relativeLuminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

QColor muted(const QColor& color, const Theme& theme) {
    constexpr int half = 55, step = 5, whole = 100;
    const double seen = theme.highContrast ? 4.5 : 3;
    int percent = half;
    while (percent < whole
           && contrastRatio(mixedWith(theme.background, color, percent), theme.background) < seen)
        percent += step;
    return mixedWith(theme.background, color, percent);
}

QFont smallFont(const QFont& font) {
    QFont small = font;
    if (font.pixelSize() > 0)
        small.setPixelSize(std::max(6, qRound(font.pixelSize() * 0.92)));
    else
        small.setPointSizeF(font.pointSizeF() * 0.92);
    return small;
}

} // namespace talweg
