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
    /// Whether a margin is sufficient.
    static bool meets(double margin) { return margin >= 0; }
    /// Number of proportions of runs that it uses: the percentage that succeeded, which includes P(…) with
    /// random runs, and each share(…).
    std::size_t proportions() const { return m_bounded - m_quantiles; }
    /// Number of proportions and quantiles; random runs give bounds for all of them.
    std::size_t bounded() const { return m_bounded; }
    /// Whether each condition compares one proportion or quantile with a number, each only once. Then a wrong
    /// verdict needs a wrong bound on one side, which the truth determines.
    bool isOneSided() const { return m_isOneSided; }
    /// Whether it uses anything else, such as means.
    bool speaksOfMore() const { return m_speaksOfMore; }
    /// Bounds of a proportion, %, to which at least and at most this many runs belong: the rest is undecided.
    using Bounds = std::function<Interval(std::size_t least, std::size_t most)>;
    /// Bounds from the known results of some runs, except for the undecided rest: the percentages themselves.
    static Bounds percentages(std::size_t runs);
    /// The least and the greatest margin of a design with random runs if each proportion lies within its
    /// bounds and each quantile between the corresponding order statistics; all other values are those of the
    /// runs.
    Interval marginBetween(const SweepResult& result, std::size_t design, const Bounds& bounds) const;
    /// Whether it uses a probability, which needs Sweep::likely.
    bool asksProbability() const { return m_asksProbability; }
    /// The probability of success as a quantity.
    static constexpr std::string_view probability = "P";
    /// The required level of one quantity (the id of the success outcome, `probability`, or the id of a
    /// measure): the number on one side of the comparison if the other side uses only that quantity, such as
    /// -15 for "height" in "height_mean-1*height_sd>-15". Nothing for joined conditions.
    std::optional<double> level(std::string_view quantity) const;
    /// The same requirement, but its margins always refer to designs of `result`, and these and its level are
    /// multiplied by `factor`: for results shown in other units.
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
    std::string error; ///< complete sentence, with the position of the mistake where it has one
};

} // namespace talweg
