#pragma once

#include "study/statistics.h"

#include <cstdint>

namespace talweg {

/// Method of computing the interval of a mean.
enum class IntervalKind {
    student, ///< Student's t, widened for skewness; approximate, good for large samples without outliers
    capped,  ///< for a most frequent value that is also the least or the greatest (a cap): the share of the
             ///< other values and their mean distance from the cap are bounded separately
    bounded, ///< by betting, for values between known bounds; holds for any distribution
    shifts   ///< like `student`, applied to the means of the shifts of a Sobol' sequence
};

/// A confidence interval of the mean of a distribution, and what is known about its reliability.
struct MeanInterval {
    Interval interval; ///< an infinite end means that this end is unknown
    IntervalKind kind = IntervalKind::student;
    std::size_t differing = 0; ///< number of values other than the most frequent one
    bool isSkewed = false;     ///< whether there are too few values for Student's t, given their skewness

    /// For values without known bounds: minimum number of values that differ from the most frequent one. With
    /// fewer, the error of the interval is poorly known.
    static constexpr std::size_t enough = 30;
    /// Student's t needs more values than this number times the squared skewness G₁² (Cochran 1977,
    /// Sampling techniques: 25 G₁²).
    static constexpr double perSkewness = 25;
    /// Whether the interval holds for any distribution. This requires known bounds, because no sample can
    /// show that a rare tail is absent (Bahadur and Savage 1956).
    bool isTrusted() const { return kind == IntervalKind::bounded; }
    /// The reason, according to the sample itself, why the interval may be too narrow: "few" or "skewed";
    /// otherwise empty.
    const char* warning() const;
};

/// Confidence interval of the mean of at least two values: Student's t interval, extended to include the
/// interval of Hall 1992 (On the removal of skewness by transformation), which allows for the skewness of the
/// sample.
Interval unboundedInterval(std::span<const double> values, double confidence);

/// Confidence interval of the mean of values without known bounds. If the most frequent value occurs more
/// than once and is the least or the greatest, it is a cap: the interval does not extend beyond it. The share
/// of the other values then has Clopper and Pearson's interval, and their mean has unboundedInterval, each
/// with half the risk. The end opposite the cap is unknown if fewer than two values differ from the cap. Both
/// ends are unknown if all values are equal.
MeanInterval meanIntervalOf(std::span<const double> values, double confidence);

/// Confidence interval of the mean of values at Sobol' points. `shift` has the index of the shift of each
/// value.
MeanInterval shiftedMeanInterval(std::span<const double> values, std::span<const std::uint8_t> shift,
                                 double confidence);

/// Confidence interval of the mean of values between known bounds: the hedged capital interval of
/// Waudby-Smith and Ramdas 2024 (Estimating means of bounded random variables by betting, theorem 3 with the
/// bets of equation 26 and c = 1/2). Its coverage is at least the confidence for any distribution between the
/// bounds and any number of values. The result depends on the order of the values.
MeanInterval boundedMeanInterval(std::span<const double> values, const Interval& bounds, double confidence);

} // namespace talweg
