#pragma once

#include <QSize>
#include <QString>
#include <vector>

namespace talweg {

/// The size of a figure on paper, with text size and line width; `dpi` matters only for PNG.
struct FigureSize {
    double widthMm = 160;
    double heightMm = 100;
    int dpi = 300;
    double letters = 8.25; ///< text size on paper, pt; markers scale with it
    /// Width of axis lines on paper, pt; other lines are proportional. 0: proportional to the text size.
    double lineWidth = 0;
    bool grey = false; ///< greyscale, with distinguishable greys

    friend bool operator==(const FigureSize&, const FigureSize&) = default;
};

/// The error in a size, as a complete sentence that states what is allowed; empty if it is valid.
QString complaint(const FigureSize& size);

/// The size of a figure's PNG.
QSize pixelSize(const FigureSize& size);

/// The size of the drawing in its own units, 96 to the inch.
QSizeF logicalSize(const FigureSize& size);

/// A figure size for the column width of journals; most journals use the same widths.
struct FigurePreset {
    const char* id;    ///< id for commands
    const char* label; ///< translated by presetLabel
    FigureSize size;   ///< dpi, text size and line width as journals require them
};
const std::vector<FigurePreset>& figurePresets();
QString presetLabel(const FigurePreset& preset);

/// Factor of line widths, relative to the width without a setting.
double lineFactor(const FigureSize& size);

/// Magnification of a drawing on paper that gives its text the requested size.
double enlargement(const FigureSize& size);

} // namespace talweg
