#include "study/noise_runs.h"

#include "study/noise_draws.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace talweg {

namespace {

NoiseResult emptyNoise(std::shared_ptr<const System> system, const NoiseStudy& study) {
    NoiseResult result;
    result.study = study;
    SweepResult& runs = result.runs;
    runs.system = std::move(system);
    runs.sweep = study.sweep;
    runs.designs = designsOf(study);
    runs.isRandom = true;
    runs.runsPerDesign = study.runs;
    const std::size_t measures = study.sweep.measures.size();
    runs.percentage.resize(runs.designs);
    if (!runs.system->success.id.empty()) runs.probability.resize(runs.designs);
    runs.spreads.resize(runs.designs * measures);
    runs.values.resize(measures);
    result.success.resize(runs.designs);
    result.estimates.resize(runs.designs * measures);
    return result;
}

/// Resizes all columns to `all` runs.
void resizeRuns(NoiseResult& result, std::size_t all) {
    SweepResult& runs = result.runs;
    runs.success.resize(all);
    runs.doubtful.resize(all);
    if (!runs.system->endings.empty()) runs.endings.resize(all);
    for (auto& values : runs.values)
        values.resize(all);
    result.redrawn.resize(all);
}

NoiseEstimate noiseEstimate(std::span<const double> values, double confidence) {
    const Spread spread = spreadOf(values);
    const auto count = static_cast<double>(values.size());
    NoiseEstimate estimate{
        spread.mean, {}, spread.sd * std::sqrt(count / (count - 1)), spread.min, spread.max};
    estimate.meanInterval = std::isnan(spread.mean)
                                ? MeanInterval{{spread.mean, spread.mean}, IntervalKind::student, 0}
                                : meanIntervalOf(values, confidence);
    for (std::size_t q = 0; q < estimate.quantiles.size(); ++q)
        estimate.quantiles[q] = quantileOf(values, NoiseEstimate::percents[q] / 100.0);
    return estimate;
}

void sumUpSuccess(NoiseResult& result, std::size_t design) {
    SweepResult& runs = result.runs;
    const std::size_t count = runs.runCount(design);
    const auto successes = static_cast<std::size_t>(std::ranges::count(runs.of(runs.success, design), 1));
    runs.percentage[design] = 100 * static_cast<double>(successes) / static_cast<double>(count);
    if (!runs.probability.empty()) runs.probability[design] = runs.percentage[design];
    result.success[design] = successBounds(successes, runs.undecidedRuns(design), count,
                                           result.study.confidence, intervalsOf(result.study));
}

void sumUpDesign(NoiseResult& result, std::size_t design) {
    sumUpSuccess(result, design);
    SweepResult& runs = result.runs;
    const std::size_t measures = runs.values.size();
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    for (std::size_t m = 0; m < measures; ++m) {
        const auto values = runs.of(runs.values[m], design);
        runs.spreads[design * measures + m] = spreadOf(values);
        NoiseEstimate& estimate = result.estimates[design * measures + m];
        estimate = noiseEstimate(values, result.study.confidence);
        if (result.study.untilDecided) estimate.meanInterval.interval = {nan, nan};
    }
}

/// Checks the first design: whether its inputs are sampled as requested, and whether its single runs have
/// warnings. Inputs with bounds are skipped, because their distributions are truncated on purpose.
void lookAtFirst(NoiseResult& result, unsigned threads, const std::stop_token& stop) {
    const System& system = *result.runs.system;
    const DrawnRuns drawn = drawnRuns(system, result.study, 0, result.runs.runCount(0));
    for (const Uncertain& input : result.study.inputs) {
        const auto column = std::ranges::find(drawn.varied, input.parameter) - drawn.varied.begin();
        if (!input.between)
            result.drawn.push_back(drawnInput(askedOf(system, input.of.front()),
                                              drawn.columns[static_cast<std::size_t>(column)]));
    }
    MonteCarlo first = withDrawnDesigns(result.study);
    first.runs = result.runs.runCount(0);
    result.warnings = warningsAmong(system, first, drawn.columns, threads, stop);
}

double secondsFrom(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

NoiseRuns::NoiseRuns(std::shared_ptr<const System> system, const NoiseStudy& study, unsigned threads)
    : m_solved(std::make_shared<NoiseResult>(emptyNoise(std::move(system), study))), m_result(m_solved),
      m_threads(threads), m_draws(*m_solved->runs.system, m_solved->study), m_varied(variedIn(study)),
      m_runs(m_solved->runs.system, {study.sweep.base, m_varied, study.sweep.measures}), m_loop(0, {}) {
    std::vector<std::size_t> all(m_solved->designs());
    std::iota(all.begin(), all.end(), std::size_t{0});
    begin(std::move(all), 0);
}

NoiseDraws::Run NoiseRuns::Round::run(std::size_t at) const {
    const std::size_t each = numbers.last - numbers.first;
    return {designs[(at - place) / each], numbers.first + (at - place) % each};
}

/// Adds a round whose first run of each design is `number`, after the solved rounds.
void NoiseRuns::begin(std::vector<std::size_t> designs, std::size_t number) {
    const RunRange numbers = roundOf(m_solved->study, number);
    const std::size_t each = numbers.last - numbers.first, before = m_loop.count();
    m_left = designs.size() * (m_solved->study.runs - numbers.last);
    m_loop = LongLoop(before + designs.size() * each, {m_runs.stretch(each), m_threads});
    m_loop.setDone(before);
    m_rounds.push_back({std::move(designs), numbers, before});
    resizeRuns(*m_solved, std::max(m_loop.count(), m_solved->redrawn.size()));
}

/// Begins the next round if a design is still undecided. Called after each round. Changes nothing when
/// cancelled.
void NoiseRuns::beginNext(const std::stop_token& stop) {
    if (m_left == 0) return;
    const auto result = byDesign();
    const Round& last = m_rounds.back();
    const NoiseStudy& study = result->study;
    std::vector<std::uint8_t> isOpen(last.designs.size());
    const auto judge = [&](std::size_t from, std::size_t to) {
        for (std::size_t at = from; at < to; ++at) {
            sumUpSuccess(*result, last.designs[at]);
            const auto judged = verdictOf(*result, last.designs[at], &*study.untilDecided, study.studies);
            isOpen[at] = judged.verdict == NoiseVerdict::undecided;
        }
    };
    if (!inParallel(isOpen.size(), {.stretch = 4, .threads = m_threads}, stop, {}, judge)) return;
    std::vector<std::size_t> open;
    for (std::size_t at = 0; at < isOpen.size(); ++at)
        if (isOpen[at]) open.push_back(last.designs[at]);
    m_left = 0;
    if (!open.empty()) begin(std::move(open), last.numbers.last);
}

/// The solved runs, sorted by design.
std::shared_ptr<NoiseResult> NoiseRuns::byDesign() const {
    auto result = std::make_shared<NoiseResult>(emptyNoise(m_solved->runs.system, m_solved->study));
    result->seconds = m_solved->seconds;
    std::vector<std::vector<const Round*>> roundsOf(result->designs());
    for (const Round& round : m_rounds)
        for (const std::size_t design : round.designs)
            roundsOf[design].push_back(&round);
    for (std::size_t design = 0, end = 0; design < roundsOf.size(); ++design)
        result->runs.ends.push_back(end += roundsOf[design].back()->numbers.last);
    resizeRuns(*result, result->runs.ends.back());
    const auto copy = [&](const auto& from, auto& to) {
        if (from.empty()) return;
        auto place = to.begin();
        for (std::size_t design = 0; design < roundsOf.size(); ++design)
            for (const Round* round : roundsOf[design]) {
                const std::size_t each = round->numbers.last - round->numbers.first;
                const auto at = std::ranges::lower_bound(round->designs, design) - round->designs.begin();
                place = std::copy_n(from.begin() + static_cast<std::ptrdiff_t>(round->place)
                                        + at * static_cast<std::ptrdiff_t>(each),
                                    each, place);
            }
    };
    copy(m_solved->redrawn, result->redrawn);
    copy(m_solved->runs.success, result->runs.success);
    copy(m_solved->runs.doubtful, result->runs.doubtful);
    copy(m_solved->runs.endings, result->runs.endings);
    for (std::size_t m = 0; m < result->runs.values.size(); ++m)
        copy(m_solved->runs.values[m], result->runs.values[m]);
    return result;
}

std::vector<RunColumn> NoiseRuns::columns() const {
    NoiseResult& result = *m_solved;
    std::vector<RunColumn> columns{RunColumn::of(result.redrawn), RunColumn::of(result.runs.success),
                                   RunColumn::of(result.runs.doubtful), RunColumn::of(result.runs.endings)};
    for (auto& values : result.runs.values)
        columns.push_back(RunColumn::of(values));
    return columns;
}

void NoiseRuns::resume(std::chrono::milliseconds patience, const std::stop_token& stop,
                       const Progress& progress) {
    const auto start = std::chrono::steady_clock::now();
    m_prepared = m_prepared || m_draws.prepare(m_threads, stop);
    if (!m_prepared) return;
    const auto end = start + patience;
    const auto solve = [&](std::size_t first, std::size_t last) { solveStretch(first, last, stop); };
    for (auto now = start; !isSolved() && !stop.stop_requested() && now < end;
         now = std::chrono::steady_clock::now()) {
        const double part = static_cast<double>(m_loop.count()) / static_cast<double>(size());
        m_loop.resume(std::chrono::ceil<std::chrono::milliseconds>(end - now), stop,
                      progress ? Progress([&](double done) { progress(part * done); }) : Progress(), solve);
        if (m_loop.isDone()) beginNext(stop);
    }
    m_solved->seconds += secondsFrom(start);
}

/// Solves runs of the last round. Runs are sorted by design, so that runs that differ only in sampled inputs
/// are adjacent.
void NoiseRuns::solveStretch(std::size_t first, std::size_t last, const std::stop_token& stop) {
    SweepResult& all = m_solved->runs;
    const std::size_t count = last - first;
    std::vector<std::vector<double>> columns(m_varied.size(), std::vector<double>(count));
    std::vector<NoiseDraws::Run> runs(count);
    for (std::size_t at = 0; at < count; ++at)
        runs[at] = m_rounds.back().run(first + at);
    Values scratch = m_solved->study.sweep.base;
    std::ranges::copy(m_draws.drawStretch(runs, columns, scratch),
                      m_solved->redrawn.begin() + static_cast<std::ptrdiff_t>(first));
    BatchRuns batch{count, {}, all.success.data() + first, {}, all.doubtful.data() + first};
    if (!all.endings.empty()) batch.endings = all.endings.data() + first;
    for (const auto& column : columns)
        batch.inputs.push_back(column.data());
    for (auto& values : all.values)
        batch.measures.push_back(values.data() + first);
    m_runs.solve(batch, stop);
}

bool NoiseRuns::sumUp(const std::stop_token& stop) {
    const auto start = std::chrono::steady_clock::now();
    m_result = m_solved->study.untilDecided ? byDesign() : m_solved;
    NoiseResult& result = *m_result;
    // Number of runs that are aggregated at a time; small enough to notice a stop request soon.
    constexpr std::size_t runsAtATime = 1 << 12;
    const Sharing sharing{std::max<std::size_t>(1, runsAtATime / result.study.runs), m_threads};
    const auto sum = [&result](std::size_t first, std::size_t last) {
        for (std::size_t design = first; design < last; ++design)
            sumUpDesign(result, design);
    };
    if (!inParallel(result.designs(), sharing, stop, {}, sum)) return false;
    lookAtFirst(result, m_threads, stop);
    result.seconds += secondsFrom(start);
    return !stop.stop_requested();
}

std::string NoiseRuns::state() const {
    return bytesOf({solved(), m_solved->seconds}, columns());
}

std::size_t NoiseRuns::stateSize() const {
    return sizeInBytes(solved(), columns());
}

/// Restores the finished runs. The rounds are computed again from them.
bool NoiseRuns::restore(std::string_view state) {
    resizeRuns(*m_solved, size());
    const auto finished = takeBytes(state, columns(), size());
    if (!finished) return false;
    while (m_loop.count() < finished->runs) {
        if (m_left == 0) return false;
        beginNext({});
    }
    resizeRuns(*m_solved, m_loop.count());
    m_loop.setDone(finished->runs);
    m_solved->seconds = finished->seconds;
    return true;
}

std::shared_ptr<const NoiseResult> solveNoise(std::shared_ptr<const System> system, const NoiseStudy& study,
                                              unsigned threads, std::stop_token stop,
                                              const Progress& progress) {
    NoiseRuns runs(std::move(system), study, threads);
    while (!runs.isSolved() && !stop.stop_requested())
        runs.resume(LongWork::toTheEnd, stop, progress);
    if (!runs.isSolved() || !runs.sumUp(stop)) return nullptr;
    return runs.result();
}

} // namespace talweg
