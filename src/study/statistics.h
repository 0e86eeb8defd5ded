#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace talweg {

/// The sum of `term(value)`: four sums in parallel, because a single one waits for each addition. The order
/// is always the same.
template <class Term>
double sumOf(std::span<const double> values, const Term& term) {
    std::array<double, 4> sums{};
    std::size_t i = 0;
    for (; i + sums.size() <= values.size(); i += sums.size())
        for (std::size_t lane = 0; lane < sums.size(); ++lane)
            sums[lane] += term(values[i + lane]);
    for (std::size_t lane = 0; i < values.size(); ++i, ++lane)
        sums[lane] += term(values[i]);
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
}

/// Many values of one quantity, such as a measure over the runs of a design.
struct Spread {
    double mean = 0;
    double sd = 0; ///< standard deviation of the population
    double min = 0;
    double max = 0;
};

/// Needs at least one value.
Spread spreadOf(std::span<const double> values);

/// The least value that at least this share of all values, from 0 to 1, does not exceed; not a number if one
/// of them is not a number.
double quantileOf(std::span<const double> values, double share);

/// A confidence interval.
struct Interval {
    double low = 0, high = 0;
};

/// Confidence interval of the probability of success, from 0 to 1, after `successes` in `trials`: Clopper and
/// Pearson 1934, whose coverage is at least the confidence (0 to 1) for every probability.
Interval probabilityInterval(std::size_t successes, std::size_t trials, double confidence);

/// The confidence of each of some intervals that hold together with `confidence`, by Bonferroni's inequality,
/// whatever their dependence.
double confidenceOfEach(double confidence, std::size_t intervals);

/// Paired comparison of two designs with the same runs: how much more likely the first is to succeed.
struct PairedDifference {
    double difference = 0;                     ///< of the shares that succeeded, from -1 to 1
    Interval interval;                         ///< of the difference of the probabilities
    std::size_t onlyFirst = 0, onlySecond = 0; ///< runs in which only one of them succeeded
    static constexpr std::size_t few = 20;     ///< with fewer differing runs the interval is extended
    double chance = 1;                         ///< p-value of McNemar's exact test of equal designs
};
/// The interval is that of Agresti and Min 2005 (Simple improved confidence intervals for comparing matched
/// proportions, Statistics in Medicine 24): Wald's with half a run more of each of the four kinds. It is
/// extended to 0 where McNemar's exact test does not tell the two apart with the confidence. Where so few
/// runs differ that its confidence is not reached, it is extended to what Clopper and Pearson's intervals of
/// the two kinds of differing runs together (Bonferroni) allow: with them it holds for 95.1 % of samples at
/// least, and for 86 % without, by the distribution of all samples of 200 and 1000 runs at a confidence of
/// 95 %.
PairedDifference pairedDifference(std::span<const std::uint8_t> first, std::span<const std::uint8_t> second,
                                  double confidence);

/// Student's t interval of the mean of a distribution, from the mean, standard deviation (with n − 1) and
/// size of a sample. Exact for normal distributions, and good for others if the sample is large. Unbounded
/// for a sample of one.
Interval meanInterval(double mean, double sd, std::size_t size, double confidence);

} // namespace talweg
