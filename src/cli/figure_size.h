#pragma once

#include "cli/options.h"
#include "figures/file/figure_size.h"

namespace talweg {

/// The size that --preset and --width-mm, --height-mm, --dpi, --letters, --line-width and --grey ask for;
/// what is not given is as in `defaultValue`. Throws Failure on a size that is not allowed.
FigureSize figureSize(const Options& options, FigureSize defaultValue);

/// Throws Failure where there are no fonts to write figures with. Needs a QGuiApplication.
void requireFonts();

} // namespace talweg
