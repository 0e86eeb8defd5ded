#pragma once

#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/run/figure_view.h"
#include "figures/run/shown.h"
#include "figures/space/space_camera.h"
#include "figures/theme.h"
#include "files/picture_source.h"

#include <QPicture>
#include <QString>
#include <optional>
#include <vector>

namespace talweg {

/// State of a figure besides its runs.
struct FigureState {
    std::optional<FigureWindow> window = {}; ///< visible range of coordinates; everything if not set
    LogAxes log = {};                        ///< axes that are logarithmic
    /// Visible legend entries; entries beyond the end of the list are visible.
    std::vector<bool> entries = {};
    std::optional<double> instant = {};           ///< time cursor, s
    std::optional<SpaceDirection> direction = {}; ///< viewing direction of a 3-D scene
    bool isBare = false;                          ///< without axes and legend
};

/// Prepares the drawing of a figure. It uses all samples. The size must be valid.
FigureDrawing figureDrawing(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                            const FigureSize& size, const std::vector<Pinned>& pinned = {},
                            const FigureState& state = {});

/// Draws a figure once.
QPicture drawFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                    const FigureSize& size, const std::vector<Pinned>& pinned = {},
                    const FigureState& state = {});

/// Checks the file name and the size, draws the figure and writes it. Returns an error as a complete
/// sentence, or an empty text.
QString exportFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                     const FigureSize& size, const QString& path, const std::vector<Pinned>& pinned = {},
                     const FigureState& state = {}, const PictureSource& source = {});

} // namespace talweg
