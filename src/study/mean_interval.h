#pragma once

#include "study/statistics.h"

#include <cstdint>

namespace talweg {

/// How the interval of a mean was found.
enum class IntervalKind {
    student, ///< Student's t, widened for skewness: approximate, good for large samples without outliers
    capped, ///< the most frequent value is the least or the greatest: the share of the other values and their
            ///< mean distance from it are bounded separately
    bounded, ///< by betting, between known bounds: holds for any distribution
    shifts   ///< as `student`, from one mean for each shift of a Sobol' sequence
};

/// A confidence interval of the mean of a distribution, and its known weaknesses.
struct MeanInterval {
    Interval interval; ///< an end is infinite if it is unknown
    IntervalKind kind = IntervalKind::student;
    std::size_t differing = 0; ///< values other than the most frequent one
    bool isSkewed = false;     ///< there are too few values for Student's t, given their skewness

    /// For values without known bounds: if fewer than this many differ from the most frequent value, the
    /// error of the interval is poorly known.
    static constexpr std::size_t enough = 30;
    /// Student's t needs more values than this many times the square of their skewness (Cochran 1977,
    /// Sampling techniques: 25 G₁²).
    static constexpr double perSkewness = 25;
    /// Whether the interval holds for any distribution. Only known bounds ensure that, because no sample can
    /// show that a rare tail is absent (Bahadur and Savage 1956).
    bool isTrusted() const { return kind == IntervalKind::bounded; }
    /// The reason, seen from the sample itself, why the interval may be too narrow: "few" or "skewed"; empty
    /// if there is none.
    const char* warning() const;
};

/// Confidence interval of the mean of at least two values: Student's t interval, extended to include that of
/// Hall 1992 (On the removal of skewness by transformation), which allows for the skewness of the sample.
Interval unboundedInterval(std::span<const double> values, double confidence);

/// Confidence interval of the mean of values without known bounds. If the most frequent value occurs more
/// than once and is the least or the greatest, it is a cap that the interval does not cross. The share of the
/// other values then has Clopper and Pearson's interval, and their mean has unboundedInterval, each with half
/// the risk. The end opposite the cap is unknown if fewer than two values differ from it; both ends are
/// unknown if none does.
MeanInterval meanIntervalOf(std::span<const double> values, double confidence);

/// Confidence interval of the mean of values at Sobol' points; `shift` gives the shift of each value.
MeanInterval shiftedMeanInterval(std::span<const double> values, std::span<const std::uint8_t> shift,
                                 double confidence);

/// Confidence interval of the mean of values between known bounds: the hedged capital interval of
/// Waudby-Smith and Ramdas 2024 (Estimating means of bounded random variables by betting, theorem 3 with the
/// bets of equation 26 and c = 1/2). Its coverage is at least the confidence for any distribution between the
/// bounds and any number of values. The result depends on the order of the values.
MeanInterval boundedMeanInterval(std::span<const double> values, const Interval& bounds, double confidence);

} // namespace talweg
