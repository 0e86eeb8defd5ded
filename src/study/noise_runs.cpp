#include "study/noise_runs.h"

#include "study/noise_draws.h"

#include <algorithm>
#include <cmath>

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
    const std::size_t all = runs.designs * runs.runsPerDesign, measures = study.sweep.measures.size();
    runs.percentage.resize(runs.designs);
    runs.spreads.resize(runs.designs * measures);
    runs.success.resize(all);
    runs.doubtful.resize(all);
    if (!runs.system->endings.empty()) runs.endings.resize(all);
    for (std::size_t m = 0; m < measures; ++m)
        runs.values.emplace_back(all);
    result.redrawn.resize(all);
    result.success.resize(runs.designs);
    result.estimates.resize(runs.designs * measures);
    return result;
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

void sumUpDesign(NoiseResult& result, std::size_t design) {
    SweepResult& runs = result.runs;
    const std::size_t first = design * runs.runsPerDesign;
    const auto successes = static_cast<std::size_t>(
        std::ranges::count(std::span(runs.success).subspan(first, runs.runsPerDesign), 1));
    runs.percentage[design] = 100 * static_cast<double>(successes) / static_cast<double>(runs.runsPerDesign);
    result.success[design] =
        successBounds(successes, runs.undecidedRuns(design), runs.runsPerDesign, result.study.confidence);
    const std::size_t measures = runs.values.size();
    for (std::size_t m = 0; m < measures; ++m) {
        const auto values = std::span(runs.values[m]).subspan(first, runs.runsPerDesign);
        runs.spreads[design * measures + m] = spreadOf(values);
        result.estimates[design * measures + m] = noiseEstimate(values, result.study.confidence);
    }
}

/// Whether the inputs of the first design are sampled as requested, and what its runs say one by one. What
/// lies between bounds is cut on purpose.
void lookAtFirst(NoiseResult& result, unsigned threads, const std::stop_token& stop) {
    const System& system = *result.runs.system;
    const DrawnRuns drawn = drawnRuns(system, result.study, 0);
    for (const Uncertain& input : result.study.inputs) {
        const auto column = std::ranges::find(drawn.varied, input.parameter) - drawn.varied.begin();
        if (!input.between)
            result.drawn.push_back(drawnInput(askedOf(system, input.of.front()),
                                              drawn.columns[static_cast<std::size_t>(column)]));
    }
    MonteCarlo first = withDrawnDesigns(result.study);
    first.runs = result.study.runs;
    result.warnings = warningsAmong(system, first, drawn.columns, threads, stop);
}

double secondsFrom(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

NoiseRuns::NoiseRuns(std::shared_ptr<const System> system, const NoiseStudy& study, unsigned threads)
    : m_result(std::make_shared<NoiseResult>(emptyNoise(std::move(system), study))), m_threads(threads),
      m_draws(*m_result->runs.system, m_result->study), m_varied(variedIn(study)),
      m_runs(m_result->runs.system, {study.sweep.base, m_varied, study.sweep.measures}),
      m_loop(m_result->redrawn.size(), {m_runs.stretch(study.runs), threads}) {}

std::vector<RunColumn> NoiseRuns::columns() const {
    NoiseResult& result = *m_result;
    std::vector<RunColumn> columns{RunColumn::of(result.redrawn), RunColumn::of(result.runs.success),
                                   RunColumn::of(result.runs.doubtful), RunColumn::of(result.runs.endings)};
    for (auto& values : result.runs.values)
        columns.push_back(RunColumn::of(values));
    return columns;
}

void NoiseRuns::goOn(std::chrono::milliseconds patience, const std::stop_token& stop,
                     const Progress& progress) {
    const auto start = std::chrono::steady_clock::now();
    m_prepared = m_prepared || m_draws.prepare(m_threads, stop);
    if (!m_prepared) return;
    m_loop.goOn(patience, stop, progress,
                [&](std::size_t first, std::size_t last) { solveStretch(first, last, stop); });
    m_result->seconds += secondsFrom(start);
}

/// Design by design: runs that are alike but for what is drawn are neighbours.
void NoiseRuns::solveStretch(std::size_t first, std::size_t last, const std::stop_token& stop) {
    SweepResult& all = m_result->runs;
    const std::size_t count = last - first;
    std::vector<std::vector<double>> columns(m_varied.size(), std::vector<double>(count));
    Values scratch = m_result->study.sweep.base;
    std::ranges::copy(m_draws.drawStretch(first, columns, scratch),
                      m_result->redrawn.begin() + static_cast<std::ptrdiff_t>(first));
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
    NoiseResult& result = *m_result;
    constexpr std::size_t runsAtATime = 1 << 12; // which are sorted; few enough to notice a request to stop
    const Sharing sharing{std::max<std::size_t>(1, runsAtATime / result.study.runs), m_threads};
    const auto sum = [&result](std::size_t first, std::size_t last) {
        for (std::size_t design = first; design < last; ++design)
            sumUpDesign(result, design);
    };
    if (!inParallel(result.designs(), sharing, stop, {}, sum)) return false;
    if (!result.runs.system->success.id.empty()) result.runs.probability = result.runs.percentage;
    lookAtFirst(result, m_threads, stop);
    result.seconds += secondsFrom(start);
    return !stop.stop_requested();
}

std::string NoiseRuns::state() const {
    return bytesOf({solved(), m_result->seconds}, columns());
}

std::size_t NoiseRuns::stateSize() const {
    return sizeInBytes(solved(), columns());
}

bool NoiseRuns::restore(std::string_view state) {
    const auto finished = takeBytes(state, columns(), size());
    if (!finished) return false;
    m_loop.setDone(finished->runs);
    m_result->seconds = finished->seconds;
    return true;
}

std::shared_ptr<const NoiseResult> solveNoise(std::shared_ptr<const System> system, const NoiseStudy& study,
                                              unsigned threads, std::stop_token stop,
                                              const Progress& progress) {
    NoiseRuns runs(std::move(system), study, threads);
    while (!runs.isSolved() && !stop.stop_requested())
        runs.goOn(LongWork::toTheEnd, stop, progress);
    if (!runs.isSolved() || !runs.sumUp(stop)) return nullptr;
    return runs.result();
}

} // namespace talweg
