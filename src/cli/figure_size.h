#pragma once

#include "cli/options.h"
#include "figures/file/figure_size.h"

namespace talweg {

/// The figure size given by --preset, --width-mm, --height-mm, --dpi, --letters, --line-width and --grey.
/// Omitted values come from the preset, or without a preset from `defaultValue`. Throws Failure if the size
/// is not allowed.
FigureSize figureSize(const Options& options, FigureSize defaultValue);

/// Throws Failure if no fonts for figures are installed. Needs a QGuiApplication.
void requireFonts();

} // namespace talweg
