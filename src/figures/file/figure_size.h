#pragma once

#include <QSize>
#include <QString>
#include <vector>

namespace talweg {

/// The size of a figure on paper and of what it is drawn with; `dpi` matters for PNG only.
struct FigureSize {
    double widthMm = 160;
    double heightMm = 100;
    int dpi = 300;
    double letters = 8.25; ///< the size of its letters on paper, pt; marks grow with them
    /// The width of the axes' lines on paper, pt; other lines are in proportion. 0: in proportion to the
    /// letters.
    double lineWidth = 0;
    bool grey = false; ///< without colours, in greys that stay apart

    friend bool operator==(const FigureSize&, const FigureSize&) = default;
};

/// What is wrong with a size, as a complete sentence that says what is allowed; empty when it is fine.
QString complaint(const FigureSize& size);

/// The size of a figure's PNG.
QSize pixelSize(const FigureSize& size);

/// The size of the drawing in its own units, 96 to the inch.
QSizeF logicalSize(const FigureSize& size);

/// A size for the columns of journals, which are as wide in most of them.
struct FigurePreset {
    const char* id;    ///< for commands
    const char* label; ///< translated by presetLabel
    FigureSize size;   ///< its dpi, letters and lines as journals ask for them
};
const std::vector<FigurePreset>& figurePresets();
QString presetLabel(const FigurePreset& preset);

/// How much wider lines are drawn than they are without a width of their own.
double lineFactor(const FigureSize& size);

/// How much larger a drawing is put on paper than it is drawn, so that its letters have their size.
double enlargement(const FigureSize& size);

} // namespace talweg
