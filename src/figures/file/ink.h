#pragma once

#include "figures/file/figure_size.h"

#include <QColor>
#include <QPicture>

namespace talweg {

/// A copy of a drawing in which only line widths, and colours if greyscale is requested, are adapted to
/// `size`. May be called without a GUI thread.
QPicture inked(const QPicture& picture, const FigureSize& size);

/// The grey that replaces a colour. Colours of lines and areas in figures (see Theme) get greys that can be
/// distinguished; any other colour gets the grey of equal lightness.
QColor greyOf(const QColor& color);

/// Perceived lightness of a colour: L* of CIE 1976, from 0 (black) to 100 (white).
double lightness(const QColor& color);

/// Tells how well the colours of lines and areas in a drawing can be distinguished as greys.
struct GreyCheck {
    int colours = 0;    ///< number of colours of Theme::lines, Theme::good and Theme::bad in the drawing
    double apart = 100; ///< smallest difference in lightness between two of their greys
};
GreyCheck greyCheck(const QPicture& picture);

} // namespace talweg
