#include "study/empirical_curve.h"

#include <algorithm>
#include <cmath>

namespace talweg {

EmpiricalCurve empiricalCurve(std::span<const double> values, double confidence, std::size_t points) {
    std::vector<double> sorted;
    std::ranges::copy_if(values, std::back_inserter(sorted), [](double value) { return !std::isnan(value); });
    std::ranges::sort(sorted);
    EmpiricalCurve curve;
    curve.count = sorted.size();
    if (sorted.empty()) return curve;
    const auto count = static_cast<double>(sorted.size());
    curve.halfWidth = std::sqrt(std::log(2 / (1 - confidence)) / (2 * count));
    const std::size_t kept = std::min(points, sorted.size());
    for (std::size_t i = 0; i < kept; ++i) {
        const std::size_t rank = kept == 1 ? 0 : i * (sorted.size() - 1) / (kept - 1);
        if (!curve.x.empty() && sorted[rank] == curve.x.back()) continue;
        const auto upTo = std::ranges::upper_bound(sorted, sorted[rank]) - sorted.begin();
        curve.x.push_back(sorted[rank]);
        curve.share.push_back(static_cast<double>(upTo) / count);
    }
    return curve;
}

} // namespace talweg
