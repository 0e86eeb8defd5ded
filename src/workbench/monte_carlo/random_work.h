#pragma once

#include "figures/monte_carlo/monte_carlo_answer.h"
#include "study/long_work.h"
#include "workbench/monte_carlo/runs_wanted.h"

#include <atomic>
#include <chrono>
#include <mutex>

namespace talweg {

/// The computation of random runs. It provides intermediate results for display.
class RandomWork : public LongWork {
public:
    /// `study` must be valid.
    RandomWork(std::shared_ptr<const System> system, MonteCarlo study, const RunsWanted& wanted);

    std::size_t size() const override { return m_runs.size(); }
    std::size_t solved() const override { return m_runs.solved(); }
    /// True if all runs are solved or the confidence interval is narrow enough.
    bool isSolved() const override { return m_isEnough || LongWork::isSolved(); }
    void resume(std::chrono::milliseconds patience, const std::stop_token& stop,
                const Progress& progress) override;
    bool sumUp(const std::stop_token& stop) override;
    std::string state() const override { return m_runs.state(); }
    std::size_t stateSize() const override { return m_runs.stateSize(); }
    bool restore(std::string_view state) override;

    /// Sets whether intermediate results are computed. Can be called from any thread.
    void setWatched(bool watched) { m_isWatched = watched; }
    /// Returns the intermediate results that have become available since the last call, if any. Can be called
    /// from any thread.
    std::optional<MonteCarloShown> takeSoFar();
    /// The summary of all solved runs.
    const MonteCarloShown& shown() const { return m_shown; }

private:
    using Clock = std::chrono::steady_clock;

    void solveStep(const std::stop_token& stop, const Progress& progress);
    void lookAtInterval();
    void showSoFar();
    void put(MonteCarloShown shown);

    std::shared_ptr<const System> m_system;
    RunsWanted m_wanted;
    std::vector<std::size_t> m_looks; ///< numbers of runs at which the width of the interval is checked
    MonteCarlo m_study;
    MonteCarloRuns m_runs;
    std::size_t m_step;
    bool m_isEnough = false;
    double m_summing = 0; ///< duration of the last summary, s
    Clock::time_point m_lastShown = Clock::now();
    MonteCarloShown m_shown;
    std::atomic<bool> m_isWatched = true;
    std::mutex m_mutex;
    std::optional<MonteCarloShown> m_soFar; ///< guarded by m_mutex
};

} // namespace talweg
