#include "study/diagnostics.h"

#include "base/number.h"
#include "base/translation.h"
#include "study/coverage.h"
#include "study/idle_inputs.h"
#include "systems/in_units.h"
#include "systems/run_counts.h"
#include "systems/wording.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace talweg {

namespace {

using Fact = Diagnostic::Kind;

/// Values up to this one are not reported. They are fractions of samples or of a distribution, or deviations
/// divided by a standard deviation.
constexpr double toldShare = 0.01;
/// Largest part of a distribution that a single studied value may represent.
constexpr double coarseShare = 0.2;

/// With fewer successes or failures, the results of eight shifts are not normally distributed.
constexpr std::size_t enoughEvents = 80;

/// For smaller probabilities, the relative precision of the estimate is reported.
constexpr double rareShare = 0.01;

/// Among random runs: the number of successes or of failures, whichever is smaller.
struct Events {
    std::size_t count = 0, runs = 0;
    bool areSuccesses = false;

    double probability() const { return static_cast<double>(count) / static_cast<double>(runs); }
    /// Coefficient of variation of the estimated probability for independent runs: √((1 − p)/(n p)).
    double variation() const { return std::sqrt((1 - probability()) / static_cast<double>(count)); }
    /// Whether the probability is small and its relative standard error exceeds 10 %.
    bool areFew() const { return count > 0 && probability() < rareShare && variation() > 0.1; }
};

Events rarer(std::size_t successes, std::size_t undecided, std::size_t runs) {
    const std::size_t failures = runs - successes - undecided;
    return {std::min(successes, failures), runs, successes < failures};
}

Events rarerOf(const SweepResult& result, std::size_t design) {
    if (result.system->success.id.empty()) return {};
    const auto successes = static_cast<std::size_t>(std::ranges::count(result.of(result.success, design), 1));
    return rarer(successes, result.undecidedRuns(design), result.runCount(design));
}

/// Collects the diagnostics of one result.
class Collector {
public:
    explicit Collector(const DisplayUnits& units) : m_units(units) {}

    Diagnostics take() { return std::move(m_found); }

    void add(Fact kind, std::string sentence) {
        if (!sentence.empty()) m_found.push_back({kind, std::move(sentence)});
    }

    void addIdle(const std::vector<Problem>& idle) {
        for (const Problem& problem : idle)
            add(Fact::idle, problem.message);
    }

    void addCoverage(const System& system, const std::optional<Coverage>& coverage) {
        if (coverage && coverage->isPartial()) add(Fact::outside, coverage->sentence(system, m_units));
    }

    void addDrawn(const std::vector<DrawnInput>& drawn) {
        for (const DrawnInput& input : drawn) {
            const auto& [asked, got, chance] = input;
            if (asked.outside > toldShare)
                add(Fact::outside, tr("%1 % of the distribution of %2 lies outside the range of the input "
                                      "and is never sampled.",
                                      significant(100 * asked.outside, 3), asked.parameter));
            if (input.excess() > toldShare)
                add(Fact::shifted, tr("The sample of %1 has mean %2 and standard deviation %3; its "
                                      "distribution has %4 and %5. The difference exceeds the expected "
                                      "sampling error by %6 % of the standard deviation.",
                                      asked.parameter, significant(got.mean, 4), significant(got.sd, 4),
                                      significant(asked.moments.mean, 4), significant(asked.moments.sd, 4),
                                      significant(100 * input.excess(), 3)));
        }
    }

    void addInterval(const std::string& measure, const MeanInterval& interval) {
        if (*interval.warning() == 0) return;
        if (interval.differing == 0)
            return add(Fact::interval,
                       tr("%1 is identical in all runs, so no confidence interval of its mean can be given.",
                          measure));
        if (interval.differing >= MeanInterval::enough)
            return add(Fact::interval, tr("The values of %1 are strongly skewed: the confidence interval of "
                                          "the mean may be too narrow. Use more runs, or set bounds for %1.",
                                          measure));
        add(Fact::interval, trCount(static_cast<std::int64_t>(interval.differing),
                                    "Only %1 value of %2 differs from the most frequent value; at least %3 "
                                    "are needed. The confidence interval of the mean may be too narrow.",
                                    "Only %1 values of %2 differ from the most frequent value; at least %3 "
                                    "are needed. The confidence interval of the mean may be too narrow.",
                                    interval.differing, measure, MeanInterval::enough));
    }

    void addMissing(const std::string& measure, std::size_t missing, std::size_t runs) {
        if (missing > 0)
            add(Fact::missing, tr("Runs without a value of %3: %1 of %2. The mean of %3 is not defined if it "
                                  "includes such a run.",
                                  groupedDigits(missing), groupedDigits(runs), measure));
    }

    /// `where` names a design, with a leading blank; empty if there is only one.
    void addRare(const Events& events, const std::string& where) {
        if (!events.areFew()) return;
        const double runs = 100 * (1 - events.probability()) / events.probability(),
                     digits = std::pow(10, std::floor(std::log10(runs)) - 1);
        const std::string count = groupedDigits(events.count), all = groupedDigits(events.runs),
                          variation = significant(100 * events.variation(), 2),
                          needed = groupedDigits(static_cast<std::size_t>(std::ceil(runs / digits) * digits));
        add(Fact::fewEvents,
            events.areSuccesses
                ? tr("Only %1 of %2 runs%3 succeeded. The estimated probability of success has a coefficient "
                     "of variation of %4 %; about %5 runs would reduce it to 10 %.",
                     count, all, where, variation, needed)
                : tr("Only %1 of %2 runs%3 failed. The estimated probability of failure has a coefficient of "
                     "variation of %4 %; about %5 runs would reduce it to 10 %.",
                     count, all, where, variation, needed));
    }

    void addRuns(std::size_t undecided, std::size_t doubtful, std::size_t runs) {
        if (undecided > 0)
            add(Fact::undecided,
                tr("Undecided runs: %1 of %2. They reached the time limit or were aborted; their results are "
                   "the values at the end of the run. If all of them had succeeded, percentages of "
                   "successful runs would be higher by the percentage of undecided runs.",
                   groupedDigits(undecided), groupedDigits(runs)));
        if (doubtful > 0)
            add(Fact::doubtful,
                notVouchedFor({doubtful, groupedDigits(doubtful)}, {runs, groupedDigits(runs)}));
    }

private:
    const DisplayUnits& m_units;
    Diagnostics m_found;
};

std::size_t missingAmong(std::span<const double> values) {
    return static_cast<std::size_t>(
        std::ranges::count_if(values, [](double value) { return std::isnan(value); }));
}

/// Reports how many runs of all designs lack a value of a measure, are doubtful, or are undecided.
void addAllRuns(Collector& found, const std::vector<const SweepResult*>& results) {
    const auto& measures = results.front()->sweep.measures;
    std::size_t undecided = 0, doubtful = 0, runs = 0;
    for (const SweepResult* result : results) {
        undecided += result->undecidedRuns();
        doubtful += result->doubtfulRuns();
        runs += result->doubtful.size();
    }
    for (std::size_t m = 0; m < measures.size(); ++m) {
        std::size_t missing = 0;
        for (const SweepResult* result : results)
            missing += missingAmong(result->values[m]);
        found.addMissing(measures[m], missing, runs);
    }
    found.addRuns(undecided, doubtful, runs);
}

double coarsest(const Sweep& sweep) {
    return sweep.likely ? std::ranges::max(weightsOf(*sweep.likely, sweep.over.values)) : 0;
}

double resampledShare(const NoiseResult& result, std::size_t design) {
    const auto resampled = static_cast<double>(result.redraws(design));
    return resampled / (resampled + static_cast<double>(result.runs.runCount(design)));
}

/// A design as text: "b = 2 m, e = 0.9".
std::string designText(const SweepResult& runs, std::size_t design, const DisplayUnits& units) {
    const auto places = runs.placesOf(design);
    std::string text;
    for (std::size_t a = 0; a < places.size(); ++a) {
        const Axis& axis = runs.sweep.axes[a];
        const Parameter& own = parameterOf(runs.system->parameters, axis.parameter);
        const Parameter shown = inUnits(own, units);
        const double value = std::get<double>(inUnits(own, Value(axis.values[places[a]]), units));
        text += (text.empty() ? "" : ", ") + axis.parameter + " = " + significant(value, 6)
                + (shown.unit.empty() ? "" : " " + shown.unit);
    }
    return text;
}

void addResampled(Collector& found, const NoiseResults& results, const DisplayUnits& units) {
    double most = toldShare;
    std::string where;
    for (const auto& result : results)
        for (std::size_t design = 0; design < result->designs(); ++design)
            if (const double share = resampledShare(*result, design); share > most) {
                most = share;
                where = designText(result->runs, design, units);
            }
    if (!where.empty())
        found.add(Fact::resampled,
                  tr("Samples with incompatible inputs were resampled: up to %1 % of the samples of a design "
                     "(at %2). The sampled distribution therefore differs from the requested one.",
                     significant(100 * most, 3), where));
}

/// Reports rare events for one design: the one with the least precise probability.
void addRare(Collector& found, const NoiseResults& results, const DisplayUnits& units) {
    std::optional<std::tuple<Events, const SweepResult*, std::size_t>> fewest;
    for (const auto& result : results)
        for (std::size_t design = 0; design < result->designs(); ++design)
            if (const Events events = rarerOf(result->runs, design);
                events.areFew() && (!fewest || events.variation() > std::get<Events>(*fewest).variation()))
                fewest = {events, &result->runs, design};
    if (!fewest) return;
    const auto& [events, runs, design] = *fewest;
    const std::string where = designText(*runs, design, units);
    found.addRare(events, where.empty() ? "" : tr(" of a design (%1)", where));
}

std::string joined(const std::vector<Fact>& kinds) {
    std::string text;
    for (const Fact kind : kinds)
        text += (text.empty() ? "" : " ") + std::string(idOf(kind));
    return text;
}

/// The kinds that occur, each once.
std::vector<Fact> kindsOf(const Diagnostics& diagnostics) {
    std::vector<Fact> kinds;
    for (const Diagnostic& one : diagnostics)
        if (!std::ranges::count(kinds, one.kind)) kinds.push_back(one.kind);
    return kinds;
}

std::vector<Fact> withRuns(std::vector<Fact> kinds, const SweepResult& result, std::size_t design) {
    const auto isMissing = [&](const std::vector<double>& values) {
        return missingAmong(result.of(values, design)) > 0;
    };
    if (std::ranges::any_of(result.values, isMissing)) kinds.push_back(Fact::missing);
    if (result.undecidedRuns(design) > 0) kinds.push_back(Fact::undecided);
    if (result.doubtfulRuns(design) > 0) kinds.push_back(Fact::doubtful);
    return kinds;
}

} // namespace

std::string_view idOf(Diagnostic::Kind kind) {
    switch (kind) {
    case Fact::outside:
        return "outside";
    case Fact::coarse:
        return "coarse";
    case Fact::idle:
        return "idle";
    case Fact::resampled:
        return "resampled";
    case Fact::shifted:
        return "shifted";
    case Fact::unusual:
        return "unusual";
    case Fact::missing:
        return "missing";
    case Fact::interval:
        return "interval";
    case Fact::fewEvents:
        return "few-events";
    case Fact::undecided:
        return "undecided";
    case Fact::doubtful:
        break;
    }
    return "doubtful";
}

std::string labelOf(Diagnostic::Kind kind) {
    switch (kind) {
    case Fact::outside:
        return tr("part of a distribution omitted");
    case Fact::coarse:
        return tr("widely spaced values");
    case Fact::idle:
        return tr("input without effect");
    case Fact::resampled:
        return tr("resampled inputs");
    case Fact::shifted:
        return tr("sample deviating from its distribution");
    case Fact::unusual:
        return tr("runs with warnings");
    case Fact::missing:
        return tr("missing values");
    case Fact::interval:
        return tr("doubtful confidence interval");
    case Fact::fewEvents:
        return tr("few events");
    case Fact::undecided:
        return tr("undecided runs");
    case Fact::doubtful:
        break;
    }
    return tr("doubtful runs");
}

Diagnostics diagnosticsOf(const SweepResults& results, const DisplayUnits& units) {
    Collector found(units);
    const System& system = *results.front()->system;
    const Sweep& sweep = results.front()->sweep;
    found.addCoverage(system, coverageOf(sweep));
    if (const double most = coarsest(sweep); most > coarseShare)
        found.add(Fact::coarse, tr("A single value of %1 represents %2 % of its distribution, so the "
                                   "computed probability is inaccurate. Use more closely spaced values.",
                                   sweep.over.parameter, significant(100 * most, 6)));
    found.addIdle(idleInputs(system, sweep));
    std::vector<const SweepResult*> all;
    for (const auto& result : results)
        all.push_back(result.get());
    addAllRuns(found, all);
    return found.take();
}

Diagnostics diagnosticsOf(const NoiseResults& results, const DisplayUnits& units) {
    Collector found(units);
    const NoiseResult& first = *results.front();
    const System& system = *first.runs.system;
    found.addCoverage(system, coverageOf(first.study));
    addResampled(found, results, units);
    found.addDrawn(first.drawn);
    found.addIdle(idleInputs(system, first.study));
    found.add(Fact::unusual, first.warnings.sentence(units));
    std::vector<const SweepResult*> all;
    for (const auto& result : results)
        all.push_back(&result->runs);
    addRare(found, results, units);
    addAllRuns(found, all);
    return found.take();
}

Diagnostics diagnosticsOf(const MonteCarloResult& result, const RunWarnings* warnings,
                          const DisplayUnits& units) {
    Collector found(units);
    if (result.redrawnShare() > toldShare)
        found.add(Fact::resampled, tr("%1 % of the samples had incompatible inputs and were resampled. The "
                                      "sampled distribution therefore differs from the requested one.",
                                      significant(100 * result.redrawnShare(), 3)));
    found.addDrawn(result.drawn);
    found.addIdle(idleInputs(*result.system, result.study));
    if (warnings) found.add(Fact::unusual, warnings->sentence(units));
    for (std::size_t m = 0; m < result.estimates.size(); ++m) {
        const std::string& measure = result.study.measures[m];
        found.addMissing(measure, missingAmong(result.values[m]), result.study.runs);
        if (!std::isnan(result.estimates[m].mean))
            found.addInterval(measure, result.estimates[m].meanInterval);
    }
    if (!result.system->success.id.empty() && result.study.sampling == Sampling::independent) {
        const auto successes = static_cast<std::size_t>(std::ranges::count(result.success, 1));
        found.addRare(rarer(successes, result.undecidedRuns(), result.success.size()), "");
    }
    found.addRuns(result.undecidedRuns(), result.doubtfulRuns, result.study.runs);
    return found.take();
}

Diagnostics diagnosticsOf(const SensitivityResult& result, const DisplayUnits& units) {
    Collector found(units);
    found.addDrawn(result.drawn);
    found.add(Fact::unusual, result.warnings.sentence(units));
    if (result.events && *result.events < enoughEvents)
        found.add(Fact::fewEvents,
                  tr("Samples with the less frequent outcome (success or failure): %1 of %2; at least %3 are "
                     "needed. The confidence intervals of the Sobol' indices of success may be too narrow.",
                     *result.events, 2 * result.samples, enoughEvents));
    found.addRuns(0, result.doubtfulRuns, result.runs);
    return found.take();
}

std::vector<std::string> diagnosticIds(const SweepResult& result) {
    std::vector<Fact> general;
    if (const auto coverage = coverageOf(result.sweep); coverage && coverage->isPartial())
        general.push_back(Fact::outside);
    if (coarsest(result.sweep) > coarseShare) general.push_back(Fact::coarse);
    std::vector<std::string> ids;
    for (std::size_t design = 0; design < result.designs; ++design)
        ids.push_back(joined(withRuns(general, result, design)));
    return ids;
}

std::vector<std::string> diagnosticIds(const NoiseResult& result) {
    std::vector<Fact> general;
    const auto outside = [](const DrawnInput& input) { return input.asked.outside > toldShare; };
    const auto coverage = coverageOf(result.study);
    if ((coverage && coverage->isPartial()) || std::ranges::any_of(result.drawn, outside))
        general.push_back(Fact::outside);
    std::vector<std::string> ids;
    for (std::size_t design = 0; design < result.designs(); ++design) {
        std::vector<Fact> kinds = general;
        if (resampledShare(result, design) > toldShare) kinds.push_back(Fact::resampled);
        if (rarerOf(result.runs, design).areFew()) kinds.push_back(Fact::fewEvents);
        ids.push_back(joined(withRuns(std::move(kinds), result.runs, design)));
    }
    return ids;
}

std::string diagnosticIds(const Diagnostics& diagnostics) {
    return joined(kindsOf(diagnostics));
}

std::string diagnosticLabels(const Diagnostics& diagnostics) {
    std::string text;
    for (const Fact kind : kindsOf(diagnostics))
        text += (text.empty() ? "" : ", ") + labelOf(kind);
    return text;
}

std::string summaryTable(const MonteCarloResult& result) {
    return summaryTable(result, diagnosticIds(diagnosticsOf(result, nullptr)));
}

} // namespace talweg
