#include "study/mean_interval.h"

#include "study/sobol_points.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace talweg {

namespace {

/// The most frequent value and how often it occurs.
struct Frequent {
    double value = 0;
    std::size_t count = 0;
};

Frequent mostFrequent(std::span<const double> values) {
    std::vector<double> sorted(values.begin(), values.end());
    std::ranges::sort(sorted);
    Frequent most;
    for (std::size_t at = 0; at < sorted.size();) {
        std::size_t end = at;
        while (end < sorted.size() && sorted[end] == sorted[at])
            ++end;
        if (end - at > most.count) most = {sorted[at], end - at};
        at = end;
    }
    return most;
}

double sampleSd(const Spread& spread, std::size_t size) {
    const auto count = static_cast<double>(size);
    return size < 2 ? 0 : spread.sd * std::sqrt(count / (count - 1));
}

double skewnessOf(std::span<const double> values) {
    const Spread spread = spreadOf(values);
    if (spread.sd == 0) return 0;
    const auto cube = [&spread](double value) {
        const double z = (value - spread.mean) / spread.sd;
        return z * z * z;
    };
    return sumOf(values, cube) / static_cast<double>(values.size());
}

bool areSkewed(std::span<const double> values) {
    const double skewness = skewnessOf(values);
    return static_cast<double>(values.size()) <= MeanInterval::perSkewness * skewness * skewness;
}

/// The interval of the mean of values that all lie at a cap or on one side of it.
Interval cappedInterval(std::span<const double> values, double cap, double confidence) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::vector<double> off; // differences between the other values and the cap
    for (const double value : values)
        if (value != cap) off.push_back(value - cap);
    if (off.empty()) return {-infinity, infinity};
    const bool isGreatest = off.front() < 0;
    const double half = (1 + confidence) / 2;
    Interval distance = off.size() < 2 ? Interval{-infinity, infinity} : unboundedInterval(off, half);
    if (isGreatest)
        distance = {distance.low, std::min(distance.high, 0.0)};
    else
        distance = {std::max(distance.low, 0.0), distance.high};
    const Interval share = probabilityInterval(off.size(), values.size(), half);
    return isGreatest ? Interval{cap + share.high * distance.low, cap + share.low * distance.high}
                      : Interval{cap + share.low * distance.low, cap + share.high * distance.high};
}

/// Bets against hypothetical means of values that are scaled to the range 0 to 1.
class Bets {
public:
    Bets(std::span<const double> values, const Interval& bounds, double confidence)
        : m_values(values), m_bounds(bounds), m_limit(2 / (1 - confidence)) {
        // Mean and variance of the preceding values, with a fictitious first value of 1/2.
        const auto size = static_cast<double>(values.size());
        double sum = 0.5, squares = 0.25, count = 1;
        for (std::size_t i = 0; i < values.size(); ++i) {
            m_bets.push_back(std::sqrt(2 * std::log(m_limit) * count / (size * squares)));
            const double x = part(i, false);
            sum += x;
            ++count;
            const double off = x - sum / count;
            squares += off * off;
        }
    }

    /// The smallest mean that the bets do not refute. With `fromAbove`: 1 minus the largest such mean.
    double least(bool fromAbove) const {
        double refuted = 0, open = 1; // the mean cannot be below 0
        if (!refutes(0, fromAbove)) return 0;
        constexpr double width =
            1e-10; // fraction of the distance between the bounds; finer than any table needs
        while (open - refuted > width) {
            const double middle = 0.5 * (refuted + open);
            (refutes(middle, fromAbove) ? refuted : open) = middle;
        }
        return refuted;
    }

private:
    double part(std::size_t i, bool fromAbove) const {
        const double x = (m_values[i] - m_bounds.low) / (m_bounds.high - m_bounds.low);
        return fromAbove ? 1 - x : x;
    }

    /// Whether bets that the true mean exceeds `mean` ever raise the capital to the limit, which refutes
    /// `mean`. The capital decreases with increasing `mean`.
    bool refutes(double mean, bool fromAbove) const {
        constexpr double boldest = 0.5; // largest fraction of the capital lost in one bet
        double capital = 1;
        for (std::size_t i = 0; i < m_values.size(); ++i) {
            const double bet = m_bets[i] * mean > boldest ? boldest / mean : m_bets[i];
            capital *= 1 + bet * (part(i, fromAbove) - mean);
            if (capital >= m_limit) return true;
        }
        return false;
    }

    std::span<const double> m_values;
    Interval m_bounds;
    double m_limit;             ///< capital of each of the two bettors at which a mean counts as refuted
    std::vector<double> m_bets; ///< fraction of the capital bet on each value
};

} // namespace

/// Uses Hall's transformation of t = (mean − μ)/(sd/√n) with the skewness G: ((1 + a t)³ − 1)/(3 a) + G/(6
/// √n) with a = G/(3 √n). The result is nearly normal even where t is not.
Interval unboundedInterval(std::span<const double> values, double confidence) {
    const Spread spread = spreadOf(values);
    const double sd = sampleSd(spread, values.size());
    const Interval student = meanInterval(spread.mean, sd, values.size(), confidence);
    const double error = sd / std::sqrt(static_cast<double>(values.size()));
    const double a = skewnessOf(values) / (3 * std::sqrt(static_cast<double>(values.size())));
    constexpr double symmetric = 1e-9; // smaller values have no effect and must not be divisors
    if (error == 0 || std::abs(a) < symmetric) return student;
    const auto transformedBack = [&](double t) { return (std::cbrt(1 + 3 * a * (t - a / 2)) - 1) / a; };
    const double t = (student.high - spread.mean) / error;
    return {std::min(student.low, spread.mean - error * transformedBack(t)),
            std::max(student.high, spread.mean - error * transformedBack(-t))};
}

const char* MeanInterval::warning() const {
    if (kind == IntervalKind::bounded) return "";
    return differing < enough ? "few" : isSkewed ? "skewed" : "";
}

MeanInterval meanIntervalOf(std::span<const double> values, double confidence) {
    const Frequent most = mostFrequent(values);
    const auto [least, greatest] = std::ranges::minmax(values);
    const std::size_t differing = values.size() - most.count;
    if (most.count > 1 && (most.value == least || most.value == greatest)) {
        std::vector<double> others;
        std::ranges::copy_if(values, std::back_inserter(others),
                             [&most](double value) { return value != most.value; });
        return {cappedInterval(values, most.value, confidence), IntervalKind::capped, differing,
                areSkewed(others)};
    }
    return {values.size() < 2 ? meanInterval(values.front(), 0, 1, confidence)
                              : unboundedInterval(values, confidence),
            IntervalKind::student, differing, areSkewed(values)};
}

MeanInterval shiftedMeanInterval(std::span<const double> values, std::span<const std::uint8_t> shift,
                                 double confidence) {
    // Start with the interval for the same number of independent runs. If all values are equal, the shifts do
    // not scatter, and this interval is returned.
    MeanInterval found = meanIntervalOf(values, confidence);
    if (found.differing == 0) return found;
    const Spread spread = spreadOf(values);
    const bool endsAtLeast = found.kind == IntervalKind::capped && found.interval.low >= spread.min;
    const bool endsAtMost = found.kind == IntervalKind::capped && found.interval.high <= spread.max;
    found.interval = unboundedInterval(meansOfShifts(values, shift), confidence);
    found.kind = IntervalKind::shifts;
    found.isSkewed = false; // only the means of the shifts must be normally distributed
    if (endsAtLeast) found.interval.low = std::max(found.interval.low, spread.min);
    if (endsAtMost) found.interval.high = std::min(found.interval.high, spread.max);
    return found;
}

MeanInterval boundedMeanInterval(std::span<const double> values, const Interval& bounds, double confidence) {
    const Bets bets(values, bounds, confidence);
    const double width = bounds.high - bounds.low;
    return {{bounds.low + width * bets.least(false), bounds.high - width * bets.least(true)},
            IntervalKind::bounded,
            values.size() - mostFrequent(values).count};
}

} // namespace talweg
