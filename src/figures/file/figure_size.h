#pragma once

#include <QSize>
#include <QString>
#include <vector>

namespace talweg {

/// Size of a figure on paper, with text size and line width. Only PNG uses `dpi`.
struct FigureSize {
    double widthMm = 160;
    double heightMm = 100;
    int dpi = 300;
    double letters = 8.25; ///< text size on paper, pt; markers scale with it
    /// Width of axis lines on paper, pt; other lines are scaled by the same factor. 0: proportional to the
    /// text size.
    double lineWidth = 0;
    bool grey = false; ///< greyscale, with greys that can be distinguished

    friend bool operator==(const FigureSize&, const FigureSize&) = default;
};

/// The error in a size, as a complete sentence that states the allowed range; empty if the size is valid.
QString complaint(const FigureSize& size);

/// Size of a figure as PNG, in pixels.
QSize pixelSize(const FigureSize& size);

/// Size of a drawing in its own units; 96 units are an inch.
QSizeF logicalSize(const FigureSize& size);

/// A figure size for the column width of journals, which is the same for most journals.
struct FigurePreset {
    const char* id;    ///< id for commands
    const char* label; ///< label; presetLabel translates it
    FigureSize size;   ///< with dpi, text size and line width as journals require them
};
const std::vector<FigurePreset>& figurePresets();
QString presetLabel(const FigurePreset& preset);

/// Factor of line widths, relative to the width for `lineWidth` 0.
double lineFactor(const FigureSize& size);

/// Factor by which a drawing is enlarged on paper, so that its text has the requested size.
double enlargement(const FigureSize& size);

} // namespace talweg
