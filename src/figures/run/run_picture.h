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

/// State of a figure in addition to its runs.
struct FigureState {
    std::optional<FigureWindow> window = {}; ///< visible part of the plane; if empty, everything
    LogAxes log = {};                        ///< axes that are logarithmic
    std::vector<bool> entries = {}; ///< visible entries of the legend; entries beyond the list are visible
    std::optional<double> instant = {};           ///< time cursor, s
    std::optional<SpaceDirection> direction = {}; ///< viewing direction of a 3-D scene
};

/// A figure drawn with all samples. The size must be valid.
FigureDrawing figureDrawing(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                            const FigureSize& size, const std::vector<Pinned>& pinned = {},
                            const FigureState& state = {});

/// Draws the figure once.
QPicture drawFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                    const FigureSize& size, const std::vector<Pinned>& pinned = {},
                    const FigureState& state = {});

/// Checks the file name and the size, draws the figure and writes it. Returns an error as a complete
/// sentence, or empty.
QString exportFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                     const FigureSize& size, const QString& path, const std::vector<Pinned>& pinned = {},
                     const FigureState& state = {}, const PictureSource& source = {});

} // namespace talweg
