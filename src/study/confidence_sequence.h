#pragma once

#include "study/statistics.h"

namespace talweg {

/// Where the probability of success lies, from 0 to 1, after `successes` among `trials`, if one looks after
/// any number of trials, as often as one likes, and stops when one likes: with the confidence (0 to 1), the
/// intervals after all numbers of trials hold together. probabilityInterval holds for one number of trials
/// only, chosen beforehand.
///
/// Each end has half of the risk r = 1 − confidence. Its lower end is the least p at which the mean
/// likelihood ratio of larger probabilities q against p, which are weighted evenly, stays below 2/r:
///     M(p) = ∫ₚ¹ q^S (1−q)^F dq / ((1−p) p^S (1−p)^F)
///          = B(S+1, F+1) (1 − I_p(S+1, F+1)) / ((1−p) p^S (1−p)^F),
/// with S successes, F failures, the beta function B and its regularized incomplete form I. If the
/// probability is p or less, M(p) is a supermartingale that starts at 1, so that it ever reaches 2/r with a
/// chance of at most r/2 (Ville's inequality). The upper end is 1 less the lower one of the failures. This is
/// the one-sided beta-binomial mixture; see Robbins 1970 (Statistical methods related to the law of the
/// iterated logarithm, Annals of Mathematical Statistics 41) and Howard, Ramdas, McAuliffe and Sekhon 2021
/// (Time-uniform, nonparametric, nonasymptotic confidence sequences, Annals of Statistics 49).
///
/// Trials may have different probabilities, of which the interval then covers the mean, if one looks only at
/// the ends of groups of trials, the groups are independent, and each has that mean: the likelihood ratio of
/// a group is convex in its successes, and its mean is then largest for equal probabilities (Hoeffding 1956,
/// On the distribution of the number of successes in independent trials, Annals of Mathematical Statistics
/// 27).
Interval probabilitySequence(std::size_t successes, std::size_t trials, double confidence);

} // namespace talweg
