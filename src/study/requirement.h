#pragma once

#include "study/sweep.h"

#include <functional>
#include <memory>

namespace talweg {

/// Conditions on a design's aggregates and runs, such as "crossed >= 80 %" or "height_mean - 1*height_sd >
/// -15 m and share(height > -15 m) >= 95 %". Names: the success outcome's id (percentage of runs), and for
/// each measure its id with _mean, _sd, _min or _max, in the measure's unit. share(measure > number) is the
/// percentage of runs that fulfil the comparison; quantile(measure, 10 %) is the least value that at least 10
/// % of the runs do not exceed; P(crossed) is the probability of success, weighted by Sweep::likely.
/// Conditions are joined by "and" and "or", of which "and" binds tighter, and grouped by brackets.
class Requirement {
public:
    struct Reading;
    static Reading read(const System& system, const std::vector<std::string>& measures,
                        std::string_view text);

    const std::string& text() const { return m_text; }
    /// Margin by which a design meets the requirement, in the unit of the compared sides: positive if it
    /// does, negative if it does not. Zero meets >= and <=; for > and <, a margin of zero is replaced by the
    /// negative number closest to zero. The margin of conditions joined by "and" is the smallest of their
    /// margins; by "or", the largest. Runs that do not decide success and missing values count at their
    /// worst. NaN if the worst case is unknown, such as for a mean when some values are missing.
    double margin(const SweepResult& result, std::size_t design) const;
    bool isMet(const SweepResult& result, std::size_t design) const { return meets(margin(result, design)); }
    /// Whether a margin is sufficient.
    static bool meets(double margin) { return margin >= 0; }
    /// Number of proportions of runs that it uses: the percentage that succeeded, which includes P(…) with
    /// random runs, and each share(…).
    std::size_t proportions() const { return m_bounded - m_quantiles; }
    /// Number of proportions and quantiles; random runs give bounds for all of them.
    std::size_t bounded() const { return m_bounded; }
    /// Whether each condition compares one proportion or quantile with a number, and none occurs twice. A
    /// verdict can then be wrong only if a bound is wrong on one particular side, which the true values
    /// determine.
    bool isOneSided() const { return m_isOneSided; }
    /// Whether it uses anything except proportions and quantiles, such as means.
    bool speaksOfMore() const { return m_speaksOfMore; }
    /// Returns bounds of a proportion, %, if at least `least` and at most `most` runs belong to it; the
    /// difference is the number of undecided runs.
    using Bounds = std::function<Interval(std::size_t least, std::size_t most)>;
    /// Bounds without sampling error: the percentages of `least` and `most` among all runs.
    static Bounds percentages(std::size_t runs);
    /// The smallest and the largest margin of a design with random runs if each proportion lies within its
    /// bounds and each quantile between the corresponding order statistics. All other values, such as means,
    /// are those of the runs.
    Interval marginBetween(const SweepResult& result, std::size_t design, const Bounds& bounds) const;
    /// Whether it uses a probability, which needs Sweep::likely.
    bool asksProbability() const { return m_asksProbability; }
    /// Name of the probability of success, for `level`.
    static constexpr std::string_view probability = "P";
    /// The required level of one quantity (the id of the success outcome, `probability`, or the id of a
    /// measure): the number on one side of the comparison if the other side uses only that quantity, such as
    /// -15 for "height" in "height_mean-1*height_sd>-15". Nothing for joined conditions.
    std::optional<double> level(std::string_view quantity) const;
    /// A copy for results shown in other units: its margins are always computed from `result`, and margins
    /// and level are multiplied by `factor`.
    Requirement askedOf(std::shared_ptr<const SweepResult> result, double factor) const;

private:
    std::string m_text;
    bool m_asksProbability = false;
    std::string m_quantity; ///< the only quantity used, if the other side is a number; or empty
    double m_level = 0;
    std::size_t m_bounded = 0, m_quantiles = 0;
    bool m_speaksOfMore = false, m_isOneSided = false;
    std::function<double(const SweepResult&, std::size_t design)> m_margin;
    std::function<Interval(const SweepResult&, std::size_t design, const Bounds&)> m_marginBetween;
};

struct Requirement::Reading {
    std::optional<Requirement> requirement;
    std::string error; ///< complete sentence, with the position of the mistake if known
};

} // namespace talweg
