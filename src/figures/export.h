#pragma once

#include "figures/csv.h"
#include "figures/shown.h"
#include "figures/theme.h"

#include <QImage>
#include <QPicture>
#include <QString>
#include <optional>
#include <vector>

namespace talweg {

class PlotView;

/// The size of a figure on paper; `dpi` matters for PNG only.
struct FigureSize {
    double widthMm = 160;
    double heightMm = 100;
    int dpi = 300;
};

/// The part of the plane a figure shows.
struct FigureWindow {
    double left = 0, right = 1, bottom = 0, top = 1;
};

/// What of a figure on view goes into its picture.
struct OnView {
    bool part = true;    ///< the part zoomed to, or the side a scene is seen from; otherwise all of it
    bool instant = true; ///< the time cursor, and bodies where they are then; otherwise none
};

/// What a figure is drawn with beside its runs.
struct FigureState {
    std::optional<FigureWindow> window = {};   ///< the part of the plane; without: everything
    std::vector<bool> entries = {};            ///< which of the legend's entries are shown; those beyond are
    std::optional<double> instant = {};        ///< time of the cursor, s
    std::optional<std::size_t> direction = {}; ///< number in spaceDirections, for a scene in space
};

/// What is wrong with a size, as a complete sentence that says what is allowed; empty when it is fine.
QString complaint(const FigureSize& size);

/// What is wrong with a file name for a figure; empty when its suffix is png, svg or pdf.
QString figureNameComplaint(const QString& path);

/// Draws a figure as vectors with every sample there is; scenes in space as a picture with lines over it.
/// Needs an application object and its thread; takes milliseconds. The size has to be valid.
QPicture drawFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                    const FigureSize& size, const std::vector<Pinned>& pinned = {},
                    const FigureState& state = {});

/// The same for any plot: gives it the fonts of files, and draws it.
QPicture drawPlot(PlotView& view, const Theme& theme, const FigureSize& size,
                  const std::optional<FigureWindow>& window = {}, const std::vector<bool>& entries = {});

/// Writes a drawing as PNG, SVG or PDF, going by the suffix; a file that exists stays whole until the new
/// one is complete. May be called from any thread. Returns what is wrong as a complete sentence, or empty.
QString writePicture(const QPicture& picture, const FigureSize& size, const QString& path);

/// Checks, draws and writes in one.
QString exportFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                     const FigureSize& size, const QString& path, const std::vector<Pinned>& pinned = {},
                     const FigureState& state = {});

/// The drawing as an SVG file.
QByteArray svgOf(const QPicture& picture, const FigureSize& size);

/// The drawing as pixels.
QImage imageOf(const QPicture& picture, const FigureSize& size);

} // namespace talweg
