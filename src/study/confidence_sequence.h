#pragma once

#include "study/statistics.h"

namespace talweg {

/// Confidence sequence for the probability of success: its interval, from 0 to 1, after `successes` in
/// `trials`. Use it to check after any number of trials whether to stop. The intervals for all numbers of
/// trials hold together with `confidence` (0 to 1). In contrast, probabilityInterval holds only for a number
/// of trials chosen beforehand.
///
/// Each end takes half of the risk r = 1 − confidence. The lower end is the smallest p for which M(p) < 2/r.
/// M(p) is the likelihood ratio of a larger probability q against p, averaged uniformly over q:
///     M(p) = ∫ₚ¹ q^S (1−q)^F dq / ((1−p) p^S (1−p)^F)
///          = B(S+1, F+1) (1 − I_p(S+1, F+1)) / ((1−p) p^S (1−p)^F),
/// with S successes, F failures, the beta function B and its regularized incomplete form I. If the
/// probability is p or less, M(p) is a supermartingale that starts at 1. By Ville's inequality, it then
/// reaches 2/r with a probability of at most r/2. The upper end is 1 minus the lower end for the failures.
/// This is the one-sided beta-binomial mixture; see Robbins 1970 (Statistical methods related to the law of
/// the iterated logarithm, Annals of Mathematical Statistics 41) and Howard, Ramdas, McAuliffe and Sekhon
/// 2021 (Time-uniform, nonparametric, nonasymptotic confidence sequences, Annals of Statistics 49).
///
/// Trials may have different probabilities; the interval then covers their mean. This requires that the
/// interval is checked only after complete groups of trials, that the groups are independent, and that each
/// group has this mean. Reason: the likelihood ratio of a group is convex in its successes, so its
/// expectation is largest for equal probabilities (Hoeffding 1956, On the distribution of the number of
/// successes in independent trials, Annals of Mathematical Statistics 27).
Interval probabilitySequence(std::size_t successes, std::size_t trials, double confidence);

} // namespace talweg
