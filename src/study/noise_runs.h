#pragma once

#include "study/finished_runs.h"
#include "study/long_loop.h"
#include "study/long_work.h"
#include "study/many_runs.h"
#include "study/noise.h"
#include "study/noise_draws.h"

namespace talweg {

/// The random runs of all designs of a valid study, solved as solveNoise does and with the same bytes, but
/// with pauses where one likes.
class NoiseRuns : public LongWork {
public:
    NoiseRuns(std::shared_ptr<const System> system, const NoiseStudy& study, unsigned threads = 0);

    std::size_t size() const override { return m_loop.count(); }
    std::size_t solved() const override { return m_loop.done(); }
    void goOn(std::chrono::milliseconds patience, const std::stop_token& stop,
              const Progress& progress) override;
    bool sumUp(const std::stop_token& stop) override;
    std::string state() const override;
    std::size_t stateSize() const override;
    bool restore(std::string_view state) override;

    /// What was summed up.
    std::shared_ptr<const NoiseResult> result() const { return m_result; }

private:
    std::vector<RunColumn> columns() const;
    void solveStretch(std::size_t first, std::size_t last, const std::stop_token& stop);

    std::shared_ptr<NoiseResult> m_result; ///< has a place for each run
    unsigned m_threads;
    NoiseDraws m_draws;
    bool m_prepared = false; ///< what is drawn for all designs
    std::vector<std::string> m_varied;
    ManyRuns m_runs;
    LongLoop m_loop;
};

} // namespace talweg
