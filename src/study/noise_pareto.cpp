#include "study/noise_pareto.h"

#include "study/parallel.h"
#include "study/tolerance_box.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace talweg {

namespace {

constexpr double lowShare = 0.05; ///< share of the quantile of decidingMeasure
constexpr double errorsOfTie = 2;
/// Relative difference below which numbers are considered equal except for rounding.
constexpr double roundings = 1e-9;

/// Influence of each run on a quantile of its sample: (share − [x ≤ quantile]) / density.
class Influence {
public:
    Influence(std::span<const double> values, double share) : m_values(values), m_share(share) {
        const auto count = static_cast<double>(values.size());
        const double rankError = std::sqrt(share * (1 - share) / count);
        m_quantile = quantileOf(values, share);
        const double below = std::max(0.0, share - rankError), above = std::min(1.0, share + rankError);
        m_perShare = (quantileOf(values, above) - quantileOf(values, below)) / (above - below);
    }
    double of(std::size_t run) const {
        return (m_share - (m_values[run] <= m_quantile ? 1 : 0)) * m_perShare;
    }

private:
    std::span<const double> m_values;
    double m_share, m_quantile = 0;
    double m_perShare = 0; ///< the reciprocal of the density
};

/// Result of comparing one design with another, in one objective or in several together.
struct Lead {
    bool notWorse = true, better = false; ///< according to the estimates
    bool shownNotWorse = true, shownBetter = false;

    void add(const Lead& other) {
        notWorse = notWorse && other.notWorse;
        better = better || other.better;
        shownNotWorse = shownNotWorse && other.shownNotWorse;
        shownBetter = shownBetter || other.shownBetter;
    }
};

/// Compares designs of one result.
class DesignComparison {
public:
    DesignComparison(const NoiseResult& result, const std::vector<DesignGoal>& goals) : m_result(result) {
        const auto& measures = result.study.sweep.measures;
        const auto measure = std::ranges::find(measures, decidingMeasure);
        m_hasMeasure = measure != measures.end();
        m_measure = static_cast<std::size_t>(measure - measures.begin());
        for (const DesignGoal& goal : goals)
            for (std::size_t design = 0; design < result.designs(); ++design) {
                const std::size_t place = result.runs.placesOf(design)[goal.axis];
                const double value = result.study.sweep.axes[goal.axis].values[place];
                m_exact.push_back(goal.isMore ? value : -value);
            }
    }

    /// The standing of design b if it is compared only with design a.
    Standing beside(std::size_t a, std::size_t b) const {
        Lead lead;
        for (std::size_t at = 0; at < m_exact.size(); at += m_result.designs()) {
            const double more = m_exact[at + a] - m_exact[at + b];
            lead.add({more >= 0, more > 0, more >= 0, more > 0});
            if (!lead.notWorse) return Standing::optimal;
        }
        if (!m_result.runs.system->success.id.empty()) lead.add(leadInSuccess(a, b));
        if (lead.notWorse && m_hasMeasure) lead.add(leadInMeasure(a, b));
        if (!lead.notWorse || !lead.better) return Standing::optimal;
        return lead.shownNotWorse && lead.shownBetter ? Standing::dominated : Standing::undecided;
    }

private:
    std::span<const std::uint8_t> success(std::size_t design) const {
        return m_result.runs.of(m_result.runs.success, design);
    }
    std::span<const double> values(std::size_t design) const {
        return m_result.runs.of(m_result.runs.values[m_measure], design);
    }

    std::size_t runsOfBoth(std::size_t a, std::size_t b) const {
        return std::min(m_result.runs.runCount(a), m_result.runs.runCount(b));
    }

    Lead leadInSuccess(std::size_t a, std::size_t b) const {
        const std::size_t both = runsOfBoth(a, b);
        const PairedDifference found =
            pairedDifference(success(a).first(both), success(b).first(both), m_result.study.confidence);
        const auto runs = static_cast<double>(both),
                   differ = static_cast<double>(found.onlyFirst + found.onlySecond);
        const double d = found.difference;
        const bool isShown = d >= errorsOfTie * std::sqrt(differ / runs - d * d) / std::sqrt(runs);
        return {d >= 0, d > 0, found.onlySecond == 0 || isShown, d > 0 && isShown};
    }

    Lead leadInMeasure(std::size_t a, std::size_t b) const {
        const auto own = values(a).first(runsOfBoth(a, b)), other = values(b).first(runsOfBoth(a, b));
        const bool isOfAll = m_result.runs.ends.empty();
        const double first = isOfAll ? m_result.estimate(a, m_measure).quantiles.front()
                                     : quantileOf(own, lowShare),
                     second = isOfAll ? m_result.estimate(b, m_measure).quantiles.front()
                                      : quantileOf(other, lowShare);
        if (std::isnan(second)) // missing values make the quantile unknown, which counts as the worst value
            return {true, !std::isnan(first), true, !std::isnan(first)};
        if (std::isnan(first)) return {.notWorse = false};
        const double rounding = roundings * std::max(std::abs(first), std::abs(second));
        const double d = std::abs(first - second) <= rounding ? 0 : first - second;
        const bool isShown = d + rounding >= quantileTolerance(own, other, lowShare);
        const bool isInAllRuns = std::ranges::equal(own, other, std::greater_equal());
        return {d >= 0, d > 0, isShown || isInAllRuns, d > 0 && isShown};
    }

    const NoiseResult& m_result;
    std::vector<double> m_exact; ///< for each goal, the values of all designs; larger is better
    std::size_t m_measure = 0;
    bool m_hasMeasure = false;
};

} // namespace

double quantileTolerance(std::span<const double> first, std::span<const double> second, double share) {
    const Influence a(first, share), b(second, share);
    double sum = 0, squares = 0;
    for (std::size_t run = 0; run < first.size(); ++run) {
        const double off = a.of(run) - b.of(run);
        sum += off;
        squares += off * off;
    }
    const auto count = static_cast<double>(first.size());
    const double variance = std::max(0.0, squares / count - sum / count * (sum / count));
    return errorsOfTie * std::sqrt(variance / count);
}

std::vector<Standing> paretoDesigns(const NoiseResult& result, const std::vector<DesignGoal>& goals,
                                    const std::stop_token& stop, unsigned threads) {
    const DesignComparison designs(result, goals);
    std::vector<Standing> standings(result.designs(), Standing::optimal);
    const auto compare = [&](std::size_t first, std::size_t last) {
        for (std::size_t design = first; design < last; ++design) {
            Standing& own = standings[design];
            for (std::size_t other = 0; other < standings.size() && own != Standing::dominated; ++other)
                if (other != design) own = std::min(own, designs.beside(other, design));
        }
    };
    if (!inParallel(standings.size(), {.stretch = 16, .threads = threads}, stop, {}, compare)) return {};
    return standings;
}

std::vector<Standing> paretoDesigns(const SweepResult& result, const std::vector<DesignGoal>& goals) {
    // All objectives of all designs, design-major; larger is better. After sorting, each design comes before
    // the designs that it dominates.
    const std::size_t width = goals.size() + 1;
    std::vector<double> all(result.designs * width);
    std::vector<std::size_t> order(result.designs);
    for (std::size_t design = 0; design < result.designs; ++design) {
        order[design] = design;
        const auto places = result.placesOf(design);
        all[design * width] = result.percentage[design];
        for (std::size_t g = 0; g < goals.size(); ++g) {
            const double value = result.sweep.axes[goals[g].axis].values[places[goals[g].axis]];
            all[design * width + g + 1] = goals[g].isMore ? value : -value;
        }
    }
    const auto numbers = [&](std::size_t design) { return std::span(all).subspan(design * width, width); };
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
        return std::ranges::lexicographical_compare(numbers(b), numbers(a));
    });
    std::vector<Standing> standings(result.designs, Standing::dominated);
    std::vector<std::size_t> front;
    for (const std::size_t design : order) {
        const auto beats = [&, own = numbers(design)](std::size_t other) {
            const auto others = numbers(other);
            return std::ranges::equal(others, own, std::greater_equal()) && !std::ranges::equal(others, own);
        };
        if (std::ranges::any_of(front, beats)) continue;
        standings[design] = Standing::optimal;
        front.push_back(design);
    }
    return standings;
}

} // namespace talweg
