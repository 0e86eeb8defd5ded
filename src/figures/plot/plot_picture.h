#pragma once

#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/theme.h"

#include <QPicture>
#include <optional>
#include <vector>

namespace talweg {

class PlotView;

/// Draws a plot as vectors with the fonts for files, showing the `window` and the `entries` of its legend.
/// Needs an application object and its thread; takes milliseconds. The size must be valid.
QPicture drawPlot(PlotView& view, const Theme& theme, const FigureSize& size,
                  const std::optional<FigureWindow>& window = {}, const std::vector<bool>& entries = {});

} // namespace talweg
