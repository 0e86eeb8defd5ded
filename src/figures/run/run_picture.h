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

/// What a figure is drawn with beside its runs.
struct FigureState {
    std::optional<FigureWindow> window = {}; ///< the part of the plane; without: everything
    LogAxes log = {};                        ///< axes that are logarithmic
    std::vector<bool> entries = {};          ///< which of the legend's entries are shown; those beyond are
    std::optional<double> instant = {};      ///< time of the cursor, s
    std::optional<SpaceDirection> direction = {}; ///< from which a scene in space is seen
};

/// A figure that is drawn with every sample there is. The size has to be valid.
FigureDrawing figureDrawing(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                            const FigureSize& size, const std::vector<Pinned>& pinned = {},
                            const FigureState& state = {});

/// Draws it once.
QPicture drawFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                    const FigureSize& size, const std::vector<Pinned>& pinned = {},
                    const FigureState& state = {});

/// Checks, draws and writes in one.
QString exportFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                     const FigureSize& size, const QString& path, const std::vector<Pinned>& pinned = {},
                     const FigureState& state = {}, const PictureSource& source = {});

} // namespace talweg
