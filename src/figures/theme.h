#pragma once

#include <QColor>
#include <QFont>
#include <array>

namespace talweg {

/// The colours of figures and windows. Words stand out from their ground by 4.5 to 1, lines by 3 to 1 (WCAG
/// 2); where the contrast is high words by 7 and lines by 4.5 to 1. Line colours can be told apart by
/// colour-blind readers (after Okabe and Ito, 2008) on either ground.
struct Theme {
    bool dark = false;
    bool highContrast = false;
    QColor background, panel, text, mutedText, axis, grid, ground, groundEdge, accent, warning, good, bad;
    std::array<QColor, 8> lines; ///< for series, in order
    std::array<QColor, 6> modes; ///< for Samples::mode, in order

    static Theme light();
    static Theme night();
    static Theme blackOnWhite(); ///< of high contrast
    static Theme whiteOnBlack(); ///< of high contrast
};

/// How far two colours stand out from each other, from 1 to 21: the contrast ratio of WCAG 2.
double contrastRatio(const QColor& a, const QColor& b);

/// A colour for what stands back: mixed half with the background, or as far as lines can still be seen.
QColor muted(const QColor& color, const Theme& theme);

/// The font of ticks and legends beside that of axis labels.
QFont smallFont(const QFont& font);

} // namespace talweg
