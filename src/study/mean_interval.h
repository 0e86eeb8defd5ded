#pragma once

#include "study/statistics.h"

#include <cstdint>

namespace talweg {

/// How the interval of a mean was found.
enum class IntervalKind {
    student, ///< Student's t, widened for skewness: approximate, good for large samples without outliers
    capped,  ///< many values are one and the same, the least or the greatest: how many and how far the others
             ///< are off is looked at apart
    bounded, ///< by betting, between bounds that are known: holds whatever the distribution
    shifts   ///< as student, from the means of each shift of a Sobol' sequence
};

/// A confidence interval of the mean of a distribution, and its known weaknesses.
struct MeanInterval {
    Interval interval; ///< an end is infinite where nothing can be said of it
    IntervalKind kind = IntervalKind::student;
    std::size_t differing = 0; ///< values other than the most frequent one
    bool isSkewed = false;     ///< the values are too far from normal for Student's t of so few

    /// Of intervals without known bounds: fewer than this many values other than the most frequent one are
    /// too few to know the error of such values.
    static constexpr std::size_t enough = 30;
    /// Student's t needs more values than this many times the square of their skewness (Cochran 1977,
    /// Sampling techniques: 25 G₁²).
    static constexpr double perSkewness = 25;
    /// Whether it holds for any distribution. No sample shows that a rare tail is absent (Bahadur and Savage
    /// 1956), so only known bounds make it so.
    bool isTrusted() const { return kind == IntervalKind::bounded; }
    /// Why the sample itself shows that the interval may be too narrow: "few", "skewed"; otherwise empty.
    const char* warning() const;
};

/// The interval of the mean of two values or more: Student's, extended to that of Hall 1992 (On the removal
/// of skewness by transformation), which follows the skewness of the sample.
Interval unboundedInterval(std::span<const double> values, double confidence);

/// The interval of the mean of values without known bounds. Where the most frequent value occurs more
/// than once and is the least or the greatest, the interval ends there: it is the cap. The others' share lies
/// in Clopper and Pearson's interval, their mean in unboundedInterval's, each with half the risk. Nothing is
/// known of the other end where fewer than two values differ, and of neither where none does.
MeanInterval meanIntervalOf(std::span<const double> values, double confidence);

/// Where the mean lies of values of evenly spread runs, which belong to the `shift` of the same place.
MeanInterval shiftedMeanInterval(std::span<const double> values, std::span<const std::uint8_t> shift,
                                 double confidence);

/// Where the mean lies of values between known bounds: the hedged capital interval of Waudby-Smith and Ramdas
/// 2024 (Estimating means of bounded random variables by betting, theorem 3 with the bets of equation 26 and
/// c = 1/2). It holds at least with the confidence for values of any distribution between the bounds, however
/// few; they are taken in their order.
MeanInterval boundedMeanInterval(std::span<const double> values, const Interval& bounds, double confidence);

} // namespace talweg
