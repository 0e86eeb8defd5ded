#include "study/noise.h"

#include "base/text.h"
#include "base/translation.h"
#include "study/complaints.h"
#include "study/confidence_sequence.h"
#include "study/monte_carlo.h"
#include "study/noise_draws.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace talweg {

namespace {

// --- problems --------------------------------------------------------------------------------------

void checkNoise(const NoiseStudy& study, Complaints& found) {
    if (study.runs < 2)
        found.add("noise", tr("A design needs at least 2 random runs (you entered %1).", study.runs));
    const double runs = static_cast<double>(designsOf(study)) * static_cast<double>(study.runs);
    if (runs > static_cast<double>(maxRuns))
        found.add("noise",
                  tr("%1 designs with %2 random runs each are too many; at most %3 runs are allowed.",
                     designsOf(study), study.runs, maxRuns));
}

void checkRoles(const NoiseStudy& study, Complaints& found) {
    const auto& axes = study.sweep.axes;
    for (const Axis& axis : axes) {
        const std::string& id = axis.parameter;
        if (std::ranges::count(axes, id, &Axis::parameter) > 1)
            found.add(id, tr("%1 is varied more than once.", inQuotes(id)));
        if (id == study.sweep.over.parameter)
            found.add(id, tr("%1 is varied, so designs cannot be evaluated over it as well.", inQuotes(id)));
    }
    for (const Uncertain& input : study.inputs)
        if (std::ranges::count(study.inputs, input.parameter, &Uncertain::parameter) > 1)
            found.add(input.parameter, tr("%1 has more than one distribution.", inQuotes(input.parameter)));
}

// --- verdicts --------------------------------------------------------------------------------------

/// The confidence of each interval that is needed for the verdicts on all designs to hold together.
double confidenceFor(const NoiseResult& result, const Requirement* requirement, std::size_t results) {
    const std::size_t bounded = requirement ? std::max<std::size_t>(1, requirement->bounded()) : 1;
    const double both = confidenceOfEach(result.study.confidence, result.designs() * results * bounded);
    return requirement && requirement->isOneSided() ? std::max(0.0, 2 * both - 1) : both;
}

DesignVerdict judgedWith(const NoiseResult& result, std::size_t design, const Requirement* requirement,
                         double confidence) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    const std::size_t runs = result.runs.runCount(design);
    const auto bounds = [&](std::size_t least, std::size_t most) {
        return successBounds(least, most - least, runs, confidence, intervalsOf(result.study));
    };
    const auto successes =
        static_cast<std::size_t>(std::ranges::count(result.runs.of(result.runs.success, design), 1));
    DesignVerdict judged{NoiseVerdict::undecided,
                         nan,
                         {nan, nan},
                         bounds(successes, successes + result.runs.undecidedRuns(design))};
    if (!requirement) return judged;
    judged.margin = requirement->margin(result.runs, design);
    judged.bounds = requirement->marginBetween(result.runs, design, bounds);
    if (requirement->speaksOfMore()) return judged; // no bound is known for means
    if (Requirement::meets(judged.bounds.low))
        judged.verdict = NoiseVerdict::met;
    else if (judged.bounds.high < 0)
        judged.verdict = NoiseVerdict::failed;
    return judged;
}

std::size_t placeOfAxis(const SweepResult& result, std::string_view id) {
    const auto& axes = result.sweep.axes;
    return static_cast<std::size_t>(std::ranges::find(axes, id, &Axis::parameter) - axes.begin());
}

struct DesignRuns {
    const SweepResult& of;
    std::size_t design = 0;
};

/// Whether each of the first `count` runs of a design succeeds. Runs that do not decide success count as
/// `undecided`.
std::vector<std::uint8_t> successes(const DesignRuns& runs, std::size_t count, bool undecided) {
    const std::size_t first = runs.of.firstRun(runs.design);
    std::vector<std::uint8_t> success(count);
    for (std::size_t run = 0; run < success.size(); ++run)
        success[run] = runs.of.isUndecided(first + run) ? undecided : runs.of.success[first + run];
    return success;
}

/// For the lower end, runs that do not decide success count as successes of the second design; for the upper
/// end, as successes of the first.
PairedDifference differenceOf(const DesignRuns& first, const DesignRuns& second, double confidence) {
    const std::size_t both = std::min(first.of.runCount(first.design), second.of.runCount(second.design));
    const auto difference = [&](bool ofFirst, bool ofSecond) {
        return pairedDifference(successes(first, both, ofFirst), successes(second, both, ofSecond),
                                confidence);
    };
    PairedDifference found = difference(false, false);
    if (first.of.undecidedRuns(first.design) + second.of.undecidedRuns(second.design) == 0) return found;
    const PairedDifference least = difference(false, true), most = difference(true, false);
    found.interval = {least.interval.low, most.interval.high};
    const bool isOpen = least.difference <= 0 && most.difference >= 0;
    found.chance = isOpen ? 1 : std::max(least.chance, most.chance);
    return found;
}

/// The lower bound of a design's margin, or without a requirement of its probability of success; −∞ if
/// unknown.
double worstOf(const DesignVerdict& judged, bool hasRequirement) {
    const double worst = hasRequirement ? judged.bounds.low : judged.success.low;
    return std::isnan(worst) ? -std::numeric_limits<double>::infinity() : worst;
}

DesignPair bestAtWorst(const std::vector<DesignVerdict>& judged, bool hasRequirement) {
    std::vector<std::size_t> order(judged.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(),
                             [&](std::size_t design) { return worstOf(judged[design], hasRequirement); });
    if (order.size() == 1) return {order[0]};
    return {order[0], order[1]};
}

} // namespace

const char* idOf(NoiseVerdict verdict) {
    switch (verdict) {
    case NoiseVerdict::met:
        return "met";
    case NoiseVerdict::failed:
        return "failed";
    case NoiseVerdict::undecided:
        break;
    }
    return "undecided";
}

std::size_t NoiseResult::redraws(std::size_t design) const {
    const auto here = runs.of(redrawn, design);
    return std::accumulate(here.begin(), here.end(), std::size_t{0});
}

std::vector<Problem> problems(const System& system, const NoiseStudy& study) {
    Complaints found;
    checkRoles(study, found);
    checkNoise(study, found);
    for (const Uncertain& input : study.inputs)
        for (const Distribution& one : input.of)
            if (const std::string why = complaint(system, one); !why.empty()) found.add(input.parameter, why);
    std::vector<std::string> ids;
    for (const Uncertain& input : study.inputs)
        ids.push_back(input.parameter);
    for (const Problem& problem : correlationProblems(ids, study.correlations))
        found.add(problem.parameter, problem.message);
    if (!found.empty()) return found.take();
    return problems(system, withDrawnDesigns(study));
}

ProportionInterval intervalsOf(const NoiseStudy& study) {
    return study.untilDecided ? probabilitySequence : probabilityInterval;
}

Interval successBounds(std::size_t successes, std::size_t undecided, std::size_t runs, double confidence,
                       ProportionInterval interval) {
    return {100 * interval(successes, runs, confidence).low,
            100 * interval(successes + undecided, runs, confidence).high};
}

DrawnRuns drawnRuns(const System& system, const NoiseStudy& study, std::size_t design, std::size_t most) {
    const std::size_t runs = std::min(study.runs, most);
    NoiseDraws draws(system, study);
    draws.prepare(1, {});
    DrawnRuns drawn{variedIn(study), {}};
    drawn.columns.assign(drawn.varied.size(), std::vector<double>(runs));
    Values scratch = study.sweep.base;
    for (std::size_t run = 0; run < runs; ++run)
        draws.draw(design, run, drawn.columns, run, scratch);
    return drawn;
}

DesignVerdict verdictOf(const NoiseResult& result, std::size_t design, const Requirement* requirement,
                        std::size_t results) {
    return judgedWith(result, design, requirement, confidenceFor(result, requirement, results));
}

std::vector<DesignVerdict> verdictsOf(const NoiseResult& result, const Requirement* requirement,
                                      std::size_t results) {
    const double confidence = confidenceFor(result, requirement, results);
    std::vector<DesignVerdict> judged;
    for (std::size_t design = 0; design < result.designs(); ++design)
        judged.push_back(judgedWith(result, design, requirement, confidence));
    return judged;
}

std::vector<NoiseThreshold> noiseThresholds(const NoiseResult& result,
                                            const std::vector<DesignVerdict>& judged, std::string_view axis) {
    return noiseThresholds(result.runs, judged, axis);
}

std::vector<NoiseThreshold> noiseThresholds(const SweepResult& result,
                                            const std::vector<DesignVerdict>& judged, std::string_view axis) {
    const std::size_t along = placeOfAxis(result, axis);
    const std::vector<double>& values = result.sweep.axes[along].values;
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&values](std::size_t place) { return values[place]; });
    std::vector<NoiseThreshold> found;
    for (std::size_t design = 0; design < result.designs; ++design) {
        auto places = result.placesOf(design);
        if (places[along] != 0) continue;
        NoiseThreshold& line = found.emplace_back();
        for (const std::size_t place : order) {
            places[along] = place;
            line.designs.push_back(result.designAt(places));
        }
        for (std::size_t at = 0; at < line.designs.size(); ++at) {
            const NoiseVerdict verdict = judged[line.designs[at]].verdict;
            if (verdict == NoiseVerdict::undecided) line.undecided.push_back(at);
            if (verdict != NoiseVerdict::met)
                line.kept.reset();
            else {
                if (!line.kept) line.kept = at;
                if (!line.first) line.first = at;
            }
        }
    }
    return found;
}

DesignPair chosenDesigns(const NoiseResult& result, const std::vector<DesignVerdict>& judged,
                         bool hasRequirement, std::string_view smallest) {
    if (!hasRequirement || smallest.empty()) return bestAtWorst(judged, hasRequirement);
    const std::size_t along = placeOfAxis(result.runs, smallest);
    const auto valueOf = [&](std::size_t design) {
        return result.study.sweep.axes[along].values[result.runs.placesOf(design)[along]];
    };
    std::optional<DesignPair> best;
    for (const NoiseThreshold& line : noiseThresholds(result, judged, smallest)) {
        if (!line.kept) continue;
        DesignPair pair{line.designs[*line.kept]};
        if (*line.kept > 0) pair.second = line.designs[*line.kept - 1];
        const auto key = [&](const DesignPair& one) {
            return std::pair(valueOf(one.first), -worstOf(judged[one.first], true));
        };
        if (!best || key(pair) < key(*best)) best = pair;
    }
    return best ? *best : bestAtWorst(judged, true);
}

std::optional<RunAgain> runAgain(const NoiseResult& result, const DesignPair& pair, unsigned threads,
                                 const std::stop_token& stop) {
    NoiseStudy study = result.study;
    study.runs =
        std::max(result.runs.runCount(pair.first), result.runs.runCount(pair.second.value_or(pair.first)));
    study.untilDecided.reset();
    const auto solve = [&](std::size_t design) {
        return solveNoise(result.runs.system, onlyDesign(study, result.runs.placesOf(design), study.seed + 1),
                          threads, stop, {});
    };
    RunAgain again{solve(pair.first), pair.second ? solve(*pair.second) : nullptr, {}};
    if (!again.first || (pair.second && !again.second)) return {};
    if (again.second)
        again.difference =
            differenceOf({again.first->runs, 0}, {again.second->runs, 0}, result.study.confidence);
    return again;
}

PairedDifference pairedDifference(const NoiseResult& result, std::size_t first, std::size_t second) {
    return differenceOf({result.runs, first}, {result.runs, second}, result.study.confidence);
}

} // namespace talweg
