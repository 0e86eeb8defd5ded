#include "figures/theme.h"

#include <algorithm>

namespace talweg {

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
    theme.warning = 0x9a6700;
    theme.good = 0x1a7f37;
    theme.bad = 0xc6262e;
    theme.lines = {0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7, 0xe69f00, 0x56b4e9, 0x3b4048, 0xb3a400};
    theme.modes = {0x0072b2, 0x009e73, 0xd55e00, 0xcc79a7, 0xe69f00, 0x56b4e9};
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

QColor muted(const QColor& color, const Theme& theme) {
    const auto half = [](int a, int b) { return (55 * a + 45 * b) / 100; };
    const QColor& back = theme.background;
    return QColor(half(color.red(), back.red()), half(color.green(), back.green()),
                  half(color.blue(), back.blue()));
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
