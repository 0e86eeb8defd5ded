#pragma once

#include "study/sensitivity.h"
#include "workbench/common/newest_job.h"

#include <QString>
#include <atomic>

namespace talweg {

/// Computes the Sobol' sensitivity indices of a study from additional runs, on request.
class LiveIndices : public QObject {
    Q_OBJECT
public:
    explicit LiveIndices(QObject* parent = nullptr);

    /// Computes the indices for the study of `result`.
    void start(const MonteCarloResult& result);
    /// Discards the results and jobs of other studies than that of `result`; if null, of all studies.
    void keepFor(const MonteCarloResult* result);
    void cancel();
    bool isBusy() const { return m_job.isBusy(); }
    double progress() const { return m_progress.load(std::memory_order_relaxed); }
    const std::shared_ptr<const SensitivityResult>& shown() const { return m_shown; }
    /// Why there are no indices, in sentences; empty if there was no error.
    const QString& problem() const { return m_problem; }

signals:
    void changed();

private:
    std::optional<MonteCarlo> m_study; ///< study of the computation started last
    std::shared_ptr<const SensitivityResult> m_shown;
    QString m_problem;
    std::atomic<double> m_progress = 0;
    NewestJob m_job; ///< declared last, so that its destructor ends the job first
};

} // namespace talweg
