#include "figures/run/fine_samples.h"

#include <algorithm>

namespace talweg {

Shown sampledFor(const Shown& shown, const FigureSize& size) {
    // Limits the computing time of a file. A figure 160 mm wide has this many pixels at 1270 dpi.
    constexpr int max = 8000;
    const auto rows = static_cast<std::size_t>(std::min(pixelSize(size).width(), max));
    if (shown.isEmpty() || !shown.run->samples || shown.samples->t.size() >= rows) return shown;
    return {shown.system, shown.run, std::make_shared<const Samples>(shown.run->samples(rows))};
}

std::vector<Pinned> sampledFor(std::vector<Pinned> pinned, const FigureSize& size) {
    for (Pinned& each : pinned)
        each.shown = sampledFor(each.shown, size);
    return pinned;
}

} // namespace talweg
