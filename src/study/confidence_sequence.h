#pragma once

#include "study/statistics.h"

namespace talweg {

/// Confidence sequence for the probability of success, from 0 to 1, after `successes` in `trials`. The
/// intervals for all numbers of trials hold together with `confidence` (0 to 1), so that one may look after
/// any number of trials, repeatedly, and stop at any time. probabilityInterval, in contrast, holds only for a
/// number of trials chosen beforehand.
///
/// Each end takes half of the risk r = 1 − confidence. The lower end is the smallest p for which the
/// likelihood ratio of larger probabilities q against p, averaged uniformly over q, stays below 2/r:
///     M(p) = ∫ₚ¹ q^S (1−q)^F dq / ((1−p) p^S (1−p)^F)
///          = B(S+1, F+1) (1 − I_p(S+1, F+1)) / ((1−p) p^S (1−p)^F),
/// with S successes, F failures, the beta function B and its regularized incomplete form I. If the
/// probability is p or less, M(p) is a supermartingale that starts at 1, so the probability that it ever
/// reaches 2/r is at most r/2 (Ville's inequality). The upper end is 1 minus the lower end for the failures.
/// This is the one-sided beta-binomial mixture; see Robbins 1970 (Statistical methods related to the law of
/// the iterated logarithm, Annals of Mathematical Statistics 41) and Howard, Ramdas, McAuliffe and Sekhon
/// 2021 (Time-uniform, nonparametric, nonasymptotic confidence sequences, Annals of Statistics 49).
///
/// Trials may have different probabilities. The interval then covers their mean, provided that one looks only
/// at the ends of groups of trials, that the groups are independent, and that each group has this mean: the
/// likelihood ratio of a group is convex in its successes, so its expectation is largest for equal
/// probabilities (Hoeffding 1956, On the distribution of the number of successes in independent trials,
/// Annals of Mathematical Statistics 27).
Interval probabilitySequence(std::size_t successes, std::size_t trials, double confidence);

} // namespace talweg
