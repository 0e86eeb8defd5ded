#pragma once

#include <QSize>
#include <QString>

namespace talweg {

/// The size of a figure on paper; `dpi` matters for PNG only.
struct FigureSize {
    double widthMm = 160;
    double heightMm = 100;
    int dpi = 300;
    double letters = 8.25; ///< the size of its letters on paper, pt; lines and marks grow with them

    friend bool operator==(const FigureSize&, const FigureSize&) = default;
};

/// What is wrong with a size, as a complete sentence that says what is allowed; empty when it is fine.
QString complaint(const FigureSize& size);

/// The size of a figure's PNG.
QSize pixelSize(const FigureSize& size);

/// The size of the drawing in its own units, 96 to the inch.
QSizeF logicalSize(const FigureSize& size);

/// How much larger a drawing is put on paper than it is drawn, so that its letters have their size.
double enlargement(const FigureSize& size);

} // namespace talweg
