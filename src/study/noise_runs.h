#pragma once

#include "study/finished_runs.h"
#include "study/long_loop.h"
#include "study/long_work.h"
#include "study/many_runs.h"
#include "study/noise.h"
#include "study/noise_draws.h"

namespace talweg {

/// Solves the random runs of all designs of a valid study. The results have the same bytes as those of
/// solveNoise, but the work can be interrupted. With NoiseStudy::untilDecided it has several rounds, each
/// with only the designs that are still undecided.
class NoiseRuns : public LongWork {
public:
    NoiseRuns(std::shared_ptr<const System> system, const NoiseStudy& study, unsigned threads = 0);

    /// Includes the runs that undecided designs may still need.
    std::size_t size() const override { return m_loop.count() + m_left; }
    std::size_t solved() const override { return m_loop.done(); }
    void resume(std::chrono::milliseconds patience, const std::stop_token& stop,
                const Progress& progress) override;
    bool sumUp(const std::stop_token& stop) override;
    std::string state() const override;
    std::size_t stateSize() const override;
    bool restore(std::string_view state) override;

    /// The result, complete after `sumUp`.
    std::shared_ptr<const NoiseResult> result() const { return m_result; }

private:
    struct Round {
        std::vector<std::size_t> designs;
        RunRange numbers;      ///< run numbers of each design
        std::size_t place = 0; ///< index of its first run; counts the runs of all rounds
        NoiseDraws::Run run(std::size_t at) const;
    };
    std::vector<RunColumn> columns() const;
    void solveStretch(std::size_t first, std::size_t last, const std::stop_token& stop);
    void begin(std::vector<std::size_t> designs, std::size_t number);
    void beginNext(const std::stop_token& stop);
    std::shared_ptr<NoiseResult> byDesign() const;

    /// Runs in the order in which they are solved: by round, then by design.
    std::shared_ptr<NoiseResult> m_solved;
    std::shared_ptr<NoiseResult> m_result;
    unsigned m_threads;
    NoiseDraws m_draws;
    bool m_prepared = false; ///< whether the samples shared by all designs exist
    std::vector<std::string> m_varied;
    ManyRuns m_runs;
    std::vector<Round> m_rounds;
    std::size_t m_left = 0; ///< maximum number of runs still needed by the designs of the last round
    LongLoop m_loop;        ///< over the runs of all rounds
};

} // namespace talweg
