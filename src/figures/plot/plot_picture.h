#pragma once

#include "figures/file/figure_size.h"
#include "figures/plot/figure_window.h"
#include "figures/theme.h"

#include <QPicture>
#include <optional>
#include <vector>

namespace talweg {

class PlotView;

/// Draws a plot for files, as vectors and with the fonts for files. `window` is the range of coordinates (all
/// if not set), and `entries` says which legend entries are shown. Must be called in the thread of the
/// application object; takes milliseconds. The size must be valid.
QPicture drawPlot(PlotView& view, const Theme& theme, const FigureSize& size,
                  const std::optional<FigureWindow>& window = {}, const std::vector<bool>& entries = {});

} // namespace talweg
