#pragma once

#include "cli/options.h"
#include "figures/file/figure_size.h"

namespace talweg {

/// The size that --width-mm, --height-mm and --dpi ask for; what is not given is as in `standard`. Throws
/// Failure on a size that is not allowed.
FigureSize figureSize(const Options& options, FigureSize defaultValue);

} // namespace talweg
