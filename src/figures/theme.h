#pragma once

#include <QColor>
#include <QFont>
#include <array>

namespace talweg {

/// The colours of figures and windows. The contrast with the background is at least 4.5:1 for text and 3:1
/// for lines (WCAG 2). In high-contrast themes, it is at least 7:1 and 4.5:1. Line colours are safe for
/// colour-blind readers (after Okabe and Ito, 2008) on light and on dark backgrounds.
struct Theme {
    bool dark = false;
    bool highContrast = false;
    QColor background, panel, text, mutedText, axis, grid, ground, groundEdge, accent, warning, good, bad;
    std::array<QColor, 8> lines; ///< for series, in order
    std::array<QColor, 6> modes; ///< for Samples::mode, in order

    static Theme light();
    static Theme night();
    static Theme blackOnWhite(); ///< high contrast
    static Theme whiteOnBlack(); ///< high contrast
};

/// The contrast ratio of two colours by WCAG 2, from 1 to 21.
double contrastRatio(const QColor& a, const QColor& b);

/// A muted colour: mixed with the background, by half or by less if lines would become invisible.
QColor muted(const QColor& color, const Theme& theme);

/// The font of ticks and legends, for a given font of axis labels.
QFont smallFont(const QFont& font);

} // namespace talweg
