#pragma once

#include "study/sweep.h"

#include <functional>
#include <memory>

namespace talweg {

/// Conditions on a design's aggregates and runs, such as "crossed >= 80 %" or "height_mean - 1*height_sd >
/// -15 m and share(height > -15 m) >= 95 %".
///
/// The id of the success outcome is the percentage of runs that succeed. A measure's id with _mean, _sd, _min
/// or _max is an aggregate in the measure's unit. share(measure > number) is the percentage of runs that
/// fulfil the comparison. quantile(measure, 10 %) is the least value that at least 10 % of the runs do not
/// exceed. P(crossed) is the probability of success, weighted by Sweep::likely. "and" and "or" join
/// conditions, where "and" binds tighter; brackets group them.
class Requirement {
public:
    struct Reading;
    static Reading read(const System& system, const std::vector<std::string>& measures,
                        std::string_view text);

    const std::string& text() const { return m_text; }
    /// Margin by which a design meets the requirement, in the unit of the compared sides: positive if the
    /// design meets it, negative if it does not. Zero meets >= and <=; for > and <, a margin of zero is
    /// replaced by the negative number closest to zero. Conditions joined by "and" have the smallest of their
    /// margins; conditions joined by "or", the largest. Runs that do not decide success and missing values
    /// count at their worst. NaN if the worst case is unknown, for example for a mean with missing values.
    double margin(const SweepResult& result, std::size_t design) const;
    bool isMet(const SweepResult& result, std::size_t design) const { return meets(margin(result, design)); }
    /// Whether a design with this margin meets the requirement.
    static bool meets(double margin) { return margin >= 0; }
    /// Number of proportions of runs that the requirement uses. These are each share(…) and the percentage of
    /// success. P(…) is the same proportion as that percentage.
    std::size_t proportions() const { return m_bounded - m_quantiles; }
    /// Number of proportions and quantiles that the requirement uses. Random runs give bounds for all of
    /// them.
    std::size_t bounded() const { return m_bounded; }
    /// Whether each condition compares one proportion or quantile with a number, and no proportion or
    /// quantile occurs twice. The true values then determine on which side a bound must be wrong for the
    /// verdict to be wrong.
    bool isOneSided() const { return m_isOneSided; }
    /// Whether the requirement uses anything except proportions and quantiles, for example means.
    bool speaksOfMore() const { return m_speaksOfMore; }
    /// Returns bounds of a proportion, %, if at least `least` and at most `most` runs have the property. The
    /// difference is the number of undecided runs.
    using Bounds = std::function<Interval(std::size_t least, std::size_t most)>;
    /// Bounds without sampling error: the percentages of `least` and `most` among all runs.
    static Bounds percentages(std::size_t runs);
    /// The smallest and the largest margin of a design with random runs. Each proportion may have any value
    /// within its bounds, and each quantile any value between the corresponding order statistics. All other
    /// values, for example means, are those of the runs.
    Interval marginBetween(const SweepResult& result, std::size_t design, const Bounds& bounds) const;
    /// Whether the requirement uses P(…), which needs Sweep::likely.
    bool asksProbability() const { return m_asksProbability; }
    /// The quantity for `level` that means P(…).
    static constexpr std::string_view probability = "P";
    /// The required level of one quantity: the number with which it is compared, such as -15 for "height" in
    /// "height_mean-1*height_sd>-15". `quantity` is the id of the success outcome or of a measure, or
    /// `probability`. Nothing if the comparison uses several quantities, or if conditions are joined.
    std::optional<double> level(std::string_view quantity) const;
    /// A copy for results that are shown in other units. Its margins are always computed from `result`.
    /// Margins and level are multiplied by `factor`.
    Requirement askedOf(std::shared_ptr<const SweepResult> result, double factor) const;

private:
    std::string m_text;
    bool m_asksProbability = false;
    std::string m_quantity; ///< the only quantity used, if it is compared with a number; otherwise empty
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
