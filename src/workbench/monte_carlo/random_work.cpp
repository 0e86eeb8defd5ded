#include "workbench/monte_carlo/random_work.h"

#include "base/number.h"
#include "study/looks.h"

#include <algorithm>
#include <cmath>

namespace talweg {

namespace {

/// Number of runs before the first results are shown, with and without a batch solver; and time between two
/// displays of results (s). If too small, computing statistics slows down the runs; if too large, results
/// appear late.
constexpr std::size_t firstInBatch = 64, firstAlone = 4;
constexpr double stepSeconds = 0.06;
/// Large steps are multiples of this number, because each thread then solves many runs at once.
constexpr std::size_t evenStep = 4096;
/// Largest fraction of the time that is spent on statistics.
constexpr double summingPart = 0.3;

bool isNarrow(const MonteCarloResult& result, double halfWidth) {
    const auto [low, high] = result.percentageInterval;
    return high - low <= 2 * halfWidth;
}

double secondsSince(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// The study with a confidence level that is adjusted for the number of checks of the interval.
MonteCarlo withLooks(MonteCarlo study, std::size_t looks) {
    if (looks > 0) study.confidence = confidenceOfEach(study.confidence, looks);
    return study;
}

} // namespace

RandomWork::RandomWork(std::shared_ptr<const System> system, MonteCarlo study, const RunsWanted& wanted)
    : m_system(std::move(system)), m_wanted(wanted),
      m_looks(wanted.halfWidth ? looksUpTo(wanted.runs) : std::vector<std::size_t>()),
      m_study(withLooks(std::move(study), m_looks.size())), m_runs(m_system, m_study),
      m_step(m_system->batch ? firstInBatch : firstAlone) {}

void RandomWork::resume(std::chrono::milliseconds patience, const std::stop_token& stop,
                        const Progress& progress) {
    const auto end = Clock::now() + patience;
    while (!isSolved() && !stop.stop_requested()) {
        solveStep(stop, progress);
        if (Clock::now() >= end) return;
    }
}

void RandomWork::solveStep(const std::stop_token& stop, const Progress& progress) {
    const auto look = std::ranges::upper_bound(m_looks, m_runs.solved());
    const std::size_t upTo = look == m_looks.end() ? m_runs.size() : *look;
    m_step = std::min(m_step, upTo - m_runs.solved());
    const auto before = static_cast<double>(m_runs.solved()), all = static_cast<double>(m_runs.size());
    const Clock::time_point begin = Clock::now();
    const bool went = m_runs.solve(m_step, 0, stop, [&](double done) {
        if (progress) progress((before + done * static_cast<double>(m_step)) / all);
    });
    if (!went) return;
    const double seconds = secondsSince(begin);
    if (look != m_looks.end() && m_runs.solved() == *look) lookAtInterval();
    if (!isSolved()) showSoFar();
    const double factor = seconds > 0 ? std::clamp(stepSeconds / seconds, 0.5, 4.0) : 4.0;
    m_step = std::max<std::size_t>(1, static_cast<std::size_t>(factor * static_cast<double>(m_step)));
    if (m_step > evenStep) m_step -= m_step % evenStep;
}

/// Sobol' sequences are balanced only as a whole. Therefore, no intermediate results are shown for them.
void RandomWork::showSoFar() {
    const bool isDue = secondsSince(m_lastShown) > std::max(stepSeconds / 2, m_summing / summingPart);
    if (!m_isWatched || !isDue || m_wanted.sampling == Sampling::sobol) return;
    const Clock::time_point begin = Clock::now();
    const auto result = m_runs.soFar();
    put({result, quantilesOf(*result), false, {}, m_looks.size()});
    m_lastShown = Clock::now();
    m_summing = secondsSince(begin);
}

void RandomWork::lookAtInterval() {
    m_isEnough = m_runs.solved() < m_runs.size() && isNarrow(*m_runs.soFar(), *m_wanted.halfWidth);
}

bool RandomWork::sumUp(const std::stop_token& stop) {
    const auto result = m_runs.soFar();
    m_shown = {result, quantilesOf(*result), true, {}, m_looks.size()};
    put(m_shown);
    m_shown.warnings = warningsAmong(*m_system, result->study, result->inputs, 0, stop);
    return !stop.stop_requested();
}

bool RandomWork::restore(std::string_view state) {
    if (!m_runs.restore(state)) return false;
    if (std::ranges::count(m_looks, m_runs.solved()) > 0) lookAtInterval();
    return true;
}

void RandomWork::put(MonteCarloShown shown) {
    const std::scoped_lock lock(m_mutex);
    m_soFar = std::move(shown);
}

std::optional<MonteCarloShown> RandomWork::takeSoFar() {
    std::optional<MonteCarloShown> taken;
    const std::scoped_lock lock(m_mutex);
    taken.swap(m_soFar);
    return taken;
}

} // namespace talweg
