#include "study/histogram.h"

#include "study/statistics.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Rounds up to 1, 2 or 5 times a power of ten.
double roundedUp(double width) {
    const double power = std::pow(10, std::floor(std::log10(width)));
    for (const double step : {1.0, 2.0, 5.0})
        if (step * power >= width * (1 - 1e-9)) return step * power;
    return 10 * power;
}

double widthFor(const std::vector<double>& values, double least, double most) {
    const double quartiles = quantileOf(values, 0.75) - quantileOf(values, 0.25);
    const double wanted = 2 * quartiles / std::cbrt(static_cast<double>(values.size()));
    // One class less than the maximum, because the ends of the data lie within classes.
    return roundedUp(std::max(wanted, (most - least) / static_cast<double>(maxClasses - 1)));
}

} // namespace

std::size_t Histogram::count(std::size_t place) const {
    std::size_t sum = 0;
    for (const auto& group : counts)
        sum += group[place];
    return sum;
}

Histogram histogramOf(std::span<const double> values, std::span<const std::uint8_t> groups,
                      std::size_t groupCount) {
    Histogram histogram;
    histogram.counts.resize(groupCount);
    std::vector<double> finite;
    std::ranges::copy_if(values, std::back_inserter(finite),
                         [](double value) { return std::isfinite(value); });
    histogram.leftOut = values.size() - finite.size();
    if (finite.empty()) return histogram;
    const auto [least, most] = std::ranges::minmax(finite);
    // Values that differ only by rounding count as equal.
    const bool isOne = histogram.isOneValue =
        !(most - least > 1e-12 * std::max(std::abs(least), std::abs(most)));
    histogram.width =
        isOne ? (least == 0 ? 1 : roundedUp(std::abs(least) / 100)) : widthFor(finite, least, most);
    histogram.from =
        isOne ? least - histogram.width / 2 : histogram.width * std::floor(least / histogram.width);
    const auto placeOf = [&histogram](double value) {
        return static_cast<std::size_t>(
            std::max(0.0, std::floor((value - histogram.from) / histogram.width)));
    };
    for (auto& group : histogram.counts)
        group.resize(1 + placeOf(most));
    for (std::size_t i = 0; i < values.size(); ++i)
        if (std::isfinite(values[i])) ++histogram.counts[groups[i]][placeOf(values[i])];
    return histogram;
}

} // namespace talweg
