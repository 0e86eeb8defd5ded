#pragma once

#include "study/sweep.h"

#include <functional>
#include <memory>

namespace talweg {

/// Conditions on a design's aggregates and runs, such as "crossed >= 80 %" or "height_mean - 1*height_sd >
/// -15 m and share(height > -15 m) >= 95 %". Names: the success outcome's id (percentage of runs), and for
/// each measure its id with _mean, _sd, _min or _max, in the measure's unit. share(measure > number) is the
/// percentage of runs of which that is so; quantile(measure, 10 %) the least number that so many of the runs
/// do not exceed; P(crossed) the probability by Sweep::likely. Conditions are joined by "and", which binds
/// tighter, and "or", and brackets group them.
class Requirement {
public:
    struct Reading;
    static Reading read(const System& system, const std::vector<std::string>& measures,
                        std::string_view text);

    const std::string& text() const { return m_text; }
    /// By how much a design meets it, in the unit of the sides: positive where it does, negative where not.
    /// Zero meets "at least" and "at most"; where "more" or "less" is asked it is the least negative number
    /// instead. Of conditions joined by "and" that of the one with the least, by "or" with the most. Runs
    /// that do not decide success and values that are missing count at their worst; no number where nothing
    /// is known at the worst, as of the mean of values of which some are missing.
    double margin(const SweepResult& result, std::size_t design) const;
    bool isMet(const SweepResult& result, std::size_t design) const { return meets(margin(result, design)); }
    /// Whether a margin is enough.
    static bool meets(double margin) { return margin >= 0; }
    /// How many proportions of the runs it speaks of: the percentage that succeeded, which P(…) is of random
    /// runs, and each share(…).
    std::size_t proportions() const { return m_bounded - m_quantiles; }
    /// How many proportions and quantiles, of all of which random runs give bounds.
    std::size_t bounded() const { return m_bounded; }
    /// Whether each condition compares one proportion or quantile with a number, none of them twice. Then a
    /// wrong verdict takes a wrong bound of one side, which the truth decides.
    bool isOneSided() const { return m_isOneSided; }
    /// Whether it speaks of anything else, such as means.
    bool speaksOfMore() const { return m_speaksOfMore; }
    /// Between which a proportion lies, %, of which at least and at most this many runs are part: the rest is
    /// undecided.
    using Bounds = std::function<Interval(std::size_t least, std::size_t most)>;
    /// Those of what is known of so many runs but for the undecided rest: the percentages themselves.
    static Bounds percentages(std::size_t runs);
    /// The least and the most of the margin of a design of random runs if each proportion lies between its
    /// bounds, and each quantile between the order statistics that these give it; whatever else it speaks of
    /// is as the runs have it.
    Interval marginBetween(const SweepResult& result, std::size_t design, const Bounds& bounds) const;
    /// Whether it speaks of a probability, which needs Sweep::likely.
    bool asksProbability() const { return m_asksProbability; }
    /// The probability of success as a quantity.
    static constexpr std::string_view probability = "P";
    /// The level that is asked of one quantity (the success outcome's id, `probability`, or a measure's): the
    /// number on one side of the comparison where the other side speaks of that quantity alone, such as -15
    /// for "height" in "height_mean-1*height_sd>-15". Nothing where conditions are joined.
    std::optional<double> level(std::string_view quantity) const;
    /// The same requirement, whose margins are those of designs of `result` whatever result is given, and
    /// these and its level `factor` times as large: to be asked of a result that is shown in other units.
    Requirement askedOf(std::shared_ptr<const SweepResult> result, double factor) const;

private:
    std::string m_text;
    bool m_asksProbability = false;
    std::string m_quantity; ///< the only one spoken of, where the other side is a number; or empty
    double m_level = 0;
    std::size_t m_bounded = 0, m_quantiles = 0;
    bool m_speaksOfMore = false, m_isOneSided = false;
    std::function<double(const SweepResult&, std::size_t design)> m_margin;
    std::function<Interval(const SweepResult&, std::size_t design, const Bounds&)> m_marginBetween;
};

struct Requirement::Reading {
    std::optional<Requirement> requirement;
    std::string error; ///< complete sentence, with the position of the mistake where it has one
};

} // namespace talweg
