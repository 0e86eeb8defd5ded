#pragma once

#include "figures/file/figure_size.h"

#include <QColor>
#include <QPicture>

namespace talweg {

/// A copy of a drawing with the line widths, and if requested the greyscale, of a size on paper; otherwise
/// unchanged. Needs no GUI thread.
QPicture inked(const QPicture& picture, const FigureSize& size);

/// The grey for a colour. Colours of lines and areas in figures (Theme) become distinguishable greys, all
/// others a grey of the same lightness.
QColor greyOf(const QColor& color);

/// Perceived lightness of a colour: L* of CIE 1976, from 0 for black to 100 for white.
double lightness(const QColor& color);

/// Check of the greys that replace the colours of lines and areas in a drawing.
struct GreyCheck {
    int colours = 0;    ///< number of colours of Theme::lines, Theme::good and Theme::bad in the drawing
    double apart = 100; ///< the smallest difference in lightness between two of their greys
};
GreyCheck greyCheck(const QPicture& picture);

} // namespace talweg
