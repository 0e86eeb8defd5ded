#include "study/density.h"

#include "base/number.h"
#include "base/translation.h"
#include "systems/reading.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Part of a tail that is omitted at each end of the curve, because its density would be invisible.
constexpr double leftOut = 0.002;
/// Number of points of a curve; enough for it to look smooth.
constexpr std::size_t curvePoints = 121;
/// Number of equally likely values that give the mean of a truncated distribution to the displayed precision.
constexpr int meanParts = 2000;

/// The mean of the samples. Without truncation, it is the mean of the distribution.
double meanOf(const Distribution& distribution, const Quantile& quantile) {
    if (quantile.outside() == 0) return momentsOf(distribution).mean;
    double sum = 0;
    for (int i = 0; i < meanParts; ++i)
        sum += quantile((i + 0.5) / meanParts);
    return sum / meanParts;
}

Points curveOf(const Quantile& quantile) {
    const double part = quantile.hasTails() ? leftOut : 1e-9;
    const double from = quantile(part), to = quantile(1 - part);
    Points curve;
    double highest = 0;
    for (std::size_t i = 0; i < curvePoints; ++i) {
        // Points lie inside the range, because some densities are infinite at its ends.
        const double share = (static_cast<double>(i) + 0.5) / curvePoints;
        const double x = from + (to - from) * share;
        curve.emplace_back(x, quantile.density(x));
        highest = std::max(highest, curve.back().y());
    }
    for (Point& point : curve)
        point.y() /= highest > 0 ? highest : 1;
    return curve;
}

} // namespace

Density densityOf(const Distribution& distribution, const Range& range) {
    const Quantile quantile(distribution, range);
    Density density;
    for (const auto& [value, share] : quantile.singleValues())
        density.curve.emplace_back(value, share);
    density.isOfValues = !density.curve.empty();
    if (!density.isOfValues) density.curve = curveOf(quantile);
    density.mean = meanOf(distribution, quantile);
    density.low = quantile(0.05);
    density.median = quantile(0.5);
    density.high = quantile(0.95);
    return density;
}

double nominalOf(const Distribution& distribution, const Parameter& parameter) {
    const double median = Quantile(distribution, parameter.range)(0.5);
    const double shown = rounded(median, 4);
    return complaint(parameter, shown).empty() ? shown : median;
}

std::string inWords(const Distribution& distribution, const std::string& unit) {
    const auto plain = [&](std::size_t i) { return significant(distribution.numbers[i], 4); };
    const auto number = [&](std::size_t i) { return unit.empty() ? plain(i) : plain(i) + " " + unit; };
    const auto count = static_cast<std::int64_t>(distribution.numbers.size());
    switch (distribution.kind) {
    case Distribution::Kind::uniform:
        return tr("Uniform from %1 to %2", plain(0), number(1));
    case Distribution::Kind::normal:
        if (distribution.numbers.size() == 4)
            return tr("Normal with mean %1 and standard deviation %2, truncated at %3 and %4", plain(0),
                      plain(1), plain(2), number(3));
        return tr("Normal with mean %1 and standard deviation %2", plain(0), number(1));
    case Distribution::Kind::triangular:
        return tr("Triangular from %1 to %3 with mode %2", plain(0), plain(1), number(2));
    case Distribution::Kind::lognormal:
        return tr("Lognormal with median %1 and geometric standard deviation %2", number(0), plain(1));
    case Distribution::Kind::weibull:
        return tr("Weibull with shape %1 and scale %2", plain(0), number(1));
    case Distribution::Kind::gamma:
        return tr("Gamma with shape %1 and scale %2", plain(0), number(1));
    case Distribution::Kind::beta:
        return tr("Beta with shapes %1 and %2, from %3 to %4", plain(0), plain(1), plain(2), number(3));
    case Distribution::Kind::list:
        return trCount(count, "%n value", "%n equally likely values");
    case Distribution::Kind::weights:
        return trCount(count, "%n value", "%n weighted values");
    case Distribution::Kind::file:
        break;
    }
    return trCount(count, "%n measured value from %1", "%n measured values from %1", distribution.source);
}

} // namespace talweg
