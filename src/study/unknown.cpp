#include "study/unknown.h"

#include "base/text.h"
#include "base/translation.h"
#include "study/verdict.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talweg {

namespace {

using NumberOf = std::function<double(std::size_t combination)>;

/// The number by which the worst and the best combination of a design are chosen.
NumberOf decidingNumber(const UnknownResult& of) {
    if (of.hasRequirement) return [&of](std::size_t c) { return of.judged[c].margin; };
    if (!of.result->system->success.id.empty())
        return [&of](std::size_t c) { return of.result->percentage[c]; };
    return [&of](std::size_t c) { return of.result->spread(c).mean; };
}

/// The width of the range of a number if the input of an axis were known, averaged over the input's values.
double widthWithout(const UnknownResult& of, const Envelope& design, std::size_t axis,
                    const NumberOf& number) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    std::vector<Interval> ranges(of.result->sweep.axes[axis].values.size(), {infinity, -infinity});
    for (std::size_t c = design.first; c < design.first + design.count; ++c) {
        Interval& range = ranges[of.result->placesOf(c)[axis]];
        range.low = std::min(range.low, number(c));
        range.high = std::max(range.high, number(c));
    }
    double sum = 0;
    for (const Interval& range : ranges)
        sum += range.high - range.low;
    return sum / static_cast<double>(ranges.size());
}

std::optional<std::size_t> decisiveAxis(const UnknownResult& of, const Envelope& design,
                                        const NumberOf& number) {
    if (!(number(design.worst) < number(design.best))) return {};
    const Sweep& sweep = of.result->sweep;
    std::optional<std::size_t> decisive;
    double least = 0;
    for (std::size_t axis = sweep.axes.size() - sweep.unknown; axis < sweep.axes.size(); ++axis) {
        const double width = widthWithout(of, design, axis, number);
        if (decisive && !(width < least)) continue;
        decisive = axis;
        least = width;
    }
    return decisive;
}

void decide(const UnknownResult& of, Envelope& design) {
    const auto judged = std::span(of.judged).subspan(design.first, design.count);
    const auto all = [&](NoiseVerdict verdict) {
        return static_cast<std::size_t>(std::ranges::count(judged, verdict, &DesignVerdict::verdict))
               == design.count;
    };
    const auto any = [&](NoiseVerdict verdict) {
        return std::ranges::count(judged, verdict, &DesignVerdict::verdict) > 0;
    };
    if (all(NoiseVerdict::met))
        design.verdict = NoiseVerdict::met;
    else if (all(NoiseVerdict::failed))
        design.verdict = NoiseVerdict::failed;
    design.isOpenByUnknown = any(NoiseVerdict::met) && any(NoiseVerdict::failed);
}

Envelope envelopeOf(const UnknownResult& of, std::size_t first, std::size_t count) {
    Envelope design{first, count};
    const auto between = [&](const NumberOf& low, const NumberOf& high) {
        return Interval{design.rangeOf(low).low, design.rangeOf(high).high};
    };
    design.percentage = design.rangeOf([&](std::size_t c) { return of.result->percentage[c]; });
    design.success = between([&](std::size_t c) { return of.judged[c].success.low; },
                             [&](std::size_t c) { return of.judged[c].success.high; });
    design.margin = design.rangeOf([&](std::size_t c) { return of.judged[c].margin; });
    design.bounds = between([&](std::size_t c) { return of.judged[c].bounds.low; },
                            [&](std::size_t c) { return of.judged[c].bounds.high; });
    const NumberOf number = decidingNumber(of);
    design.worst = design.best = first;
    for (std::size_t c = first; c < first + count; ++c) {
        if (number(c) < number(design.worst)) design.worst = c;
        if (number(c) > number(design.best)) design.best = c;
    }
    design.decisive = decisiveAxis(of, design, number);
    if (of.hasRequirement) decide(of, design);
    return design;
}

} // namespace

std::vector<Problem> unknownProblems(const Study& study) {
    std::vector<Problem> problems;
    for (const Study::Swept& axis : study.unknown) {
        const std::string id = inQuotes(axis.parameter);
        if (axis.parameter == study.over.parameter)
            problems.push_back(
                {axis.parameter,
                 tr("%1 is unknown, so designs cannot be evaluated over it: results would be averages over "
                    "its values instead of worst cases. Evaluate designs over another input.",
                    id)});
        if (axis.parameter == study.smallest)
            problems.push_back({"smallest", tr("%1 cannot be minimised: it is unknown, and a design cannot "
                                               "choose the value of an unknown input.",
                                               id)});
    }
    return problems;
}

std::size_t combinationsOf(const Sweep& sweep) {
    std::size_t combinations = 1;
    for (std::size_t axis = sweep.axes.size() - sweep.unknown; axis < sweep.axes.size(); ++axis)
        combinations *= sweep.axes[axis].values.size();
    return combinations;
}

Interval Envelope::rangeOf(const NumberOf& number) const {
    Interval range{number(first), number(first)};
    for (std::size_t c = first; c < first + count; ++c) {
        const double one = number(c);
        if (std::isnan(one)) return {one, one};
        range.low = std::min(range.low, one);
        range.high = std::max(range.high, one);
    }
    return range;
}

const char* openBy(const Envelope& design) {
    if (design.verdict != NoiseVerdict::undecided) return "";
    return design.isOpenByUnknown ? "unknown" : "runs";
}

UnknownResult unknownResult(std::shared_ptr<const SweepResult> result, const Requirement* requirement) {
    std::vector<DesignVerdict> judged = verdictsOf(*result, requirement);
    return unknownResult(std::move(result), {}, std::move(judged), requirement != nullptr);
}

UnknownResult unknownResult(std::shared_ptr<const NoiseResult> result, std::vector<DesignVerdict> judged,
                            bool hasRequirement) {
    std::shared_ptr<const SweepResult> runs(result, &result->runs);
    return unknownResult(std::move(runs), std::move(result), std::move(judged), hasRequirement);
}

UnknownResult unknownResult(std::shared_ptr<const SweepResult> result,
                            std::shared_ptr<const NoiseResult> noise, std::vector<DesignVerdict> judged,
                            bool hasRequirement) {
    UnknownResult of{std::move(result), std::move(noise), std::move(judged), hasRequirement};
    const std::size_t count = combinationsOf(of.result->sweep);
    for (std::size_t first = 0; first < of.result->designs; first += count)
        of.designs.push_back(envelopeOf(of, first, count));
    return of;
}

namespace {

Sweep knownPart(Sweep sweep) {
    for (; sweep.unknown > 0; --sweep.unknown) {
        sweep.following.push_back(sweep.axes.back().parameter);
        sweep.axes.pop_back();
    }
    return sweep;
}

/// Appends the part of `runs` that belongs to a design of `from` to `to`.
template <class Number>
void appendRuns(const SweepResult& from, const std::vector<Number>& runs, std::size_t design,
                std::vector<Number>& to) {
    if (runs.empty()) return;
    const auto own = from.of(runs, design);
    to.insert(to.end(), own.begin(), own.end());
}

SweepResult worstRuns(const UnknownResult& of) {
    const SweepResult& all = *of.result;
    const std::size_t measures = all.sweep.measures.size();
    SweepResult worst;
    worst.system = all.system;
    worst.sweep = knownPart(all.sweep);
    worst.designs = of.designs.size();
    worst.runsPerDesign = all.runsPerDesign;
    worst.isRandom = all.isRandom;
    worst.seconds = all.seconds;
    worst.values.resize(measures);
    for (const Envelope& design : of.designs) {
        const std::size_t at = design.worst;
        worst.percentage.push_back(all.percentage[at]);
        if (!all.probability.empty()) worst.probability.push_back(all.probability[at]);
        for (std::size_t m = 0; m < measures; ++m)
            worst.spreads.push_back(all.spread(at, m));
        appendRuns(all, all.success, at, worst.success);
        appendRuns(all, all.doubtful, at, worst.doubtful);
        appendRuns(all, all.endings, at, worst.endings);
        for (std::size_t m = 0; m < measures; ++m)
            appendRuns(all, all.values[m], at, worst.values[m]);
        if (!all.ends.empty()) worst.ends.push_back(worst.success.size());
    }
    return worst;
}

} // namespace

std::shared_ptr<const SweepResult> worstResult(const UnknownResult& of) {
    return std::make_shared<const SweepResult>(worstRuns(of));
}

std::shared_ptr<const NoiseResult> worstNoise(const UnknownResult& of) {
    if (!of.noise) return nullptr;
    const NoiseResult& all = *of.noise;
    auto worst = std::make_shared<NoiseResult>();
    worst->runs = worstRuns(of);
    worst->study = all.study;
    worst->study.sweep = worst->runs.sweep;
    worst->drawn = all.drawn;
    worst->warnings = all.warnings;
    worst->seconds = all.seconds;
    for (const Envelope& design : of.designs) {
        appendRuns(all.runs, all.redrawn, design.worst, worst->redrawn);
        worst->success.push_back(all.success[design.worst]);
        for (std::size_t m = 0; m < all.study.sweep.measures.size(); ++m)
            worst->estimates.push_back(all.estimate(design.worst, m));
    }
    return worst;
}

std::vector<DesignVerdict> verdictsOf(const UnknownResult& of) {
    std::vector<DesignVerdict> verdicts;
    for (const Envelope& design : of.designs)
        verdicts.push_back({design.verdict, design.margin.low, design.bounds, design.success});
    return verdicts;
}

std::vector<NoiseThreshold> unknownThresholds(const UnknownResult& of, std::string_view axis) {
    std::vector<DesignVerdict> verdicts = of.judged; // each combination has the verdict of its design
    for (const Envelope& design : of.designs)
        for (std::size_t c = design.first; c < design.first + design.count; ++c)
            verdicts[c].verdict = design.verdict;
    const std::size_t combinations = combinationsOf(of.result->sweep);
    std::vector<NoiseThreshold> found;
    for (NoiseThreshold& line : noiseThresholds(*of.result, verdicts, axis)) {
        if (line.designs.front() % combinations != 0) continue;
        for (std::size_t& design : line.designs)
            design /= combinations;
        found.push_back(std::move(line));
    }
    return found;
}

} // namespace talweg
