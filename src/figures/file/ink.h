#pragma once

#include "figures/file/figure_size.h"

#include <QColor>
#include <QPicture>

namespace talweg {

/// A drawing with lines as wide as a size on paper asks for, and without colours where it asks for that. What
/// asks for neither stays as it is. Needs no application's thread.
QPicture inked(const QPicture& picture, const FigureSize& size);

/// What a colour becomes where there are none. The colours of lines and areas in figures (Theme) become greys
/// that are far apart, all others a grey as light as they are.
QColor greyOf(const QColor& color);

/// How light a colour is to the eye: L* of CIE 1976, from 0 for black to 100 for white.
double lightness(const QColor& color);

/// How the colours that tell lines and areas apart in a drawing become greys.
struct GreyCheck {
    int colours = 0;    ///< of Theme::lines, Theme::good and Theme::bad that the drawing has
    double apart = 100; ///< the smallest difference in lightness between two of them as greys
};
GreyCheck greyCheck(const QPicture& picture);

} // namespace talweg
