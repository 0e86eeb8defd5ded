#pragma once

#include "study/finished_runs.h"
#include "study/long_loop.h"
#include "study/long_work.h"
#include "study/many_runs.h"
#include "study/sweep.h"

namespace talweg {

/// Solves the runs of a valid sweep. The results have the same bytes as those of solveSweep, but the work can
/// be interrupted.
class SweepRuns : public LongWork {
public:
    SweepRuns(std::shared_ptr<const System> system, const Sweep& sweep, const SweepOptions& options = {});
    ~SweepRuns() override;

    std::size_t size() const override { return m_loop.count(); }
    std::size_t solved() const override { return m_loop.done(); }
    void resume(std::chrono::milliseconds patience, const std::stop_token& stop,
                const Progress& progress) override;
    bool sumUp(const std::stop_token& stop) override;
    std::string state() const override;
    std::size_t stateSize() const override;
    bool restore(std::string_view state) override;

    /// The result, complete after `sumUp`.
    std::shared_ptr<const SweepResult> result() const { return m_result; }

private:
    class Columns;
    std::vector<RunColumn> columns() const;

    std::shared_ptr<SweepResult> m_result; ///< has room for every run
    unsigned m_threads;
    ManyRuns m_runs;
    std::unique_ptr<const Columns> m_inputs;
    LongLoop m_loop;
};

} // namespace talweg
