#pragma once

#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/run/shown.h"
#include "figures/theme.h"

#include <QPicture>
#include <QString>
#include <optional>
#include <vector>

namespace talweg {

/// What a figure is drawn with beside its runs.
struct FigureState {
    std::optional<FigureWindow> window = {};   ///< the part of the plane; without: everything
    std::vector<bool> entries = {};            ///< which of the legend's entries are shown; those beyond are
    std::optional<double> instant = {};        ///< time of the cursor, s
    std::optional<std::size_t> direction = {}; ///< number in spaceDirections, for a scene in space
};

/// Draws a figure as vectors with every sample there is; scenes in space as a picture with lines over it.
/// Needs an application object and its thread; takes milliseconds. The size has to be valid.
QPicture drawFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                    const FigureSize& size, const std::vector<Pinned>& pinned = {},
                    const FigureState& state = {});

/// Checks, draws and writes in one.
QString exportFigure(const Shown& shown, const FigureRecipe& recipe, const Theme& theme,
                     const FigureSize& size, const QString& path, const std::vector<Pinned>& pinned = {},
                     const FigureState& state = {});

} // namespace talweg
