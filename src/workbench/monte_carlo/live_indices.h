#pragma once

#include "study/sensitivity.h"
#include "workbench/common/newest_job.h"

#include <QString>
#include <atomic>

namespace talweg {

/// Sobol' indices from additional runs, on request.
class LiveIndices : public QObject {
    Q_OBJECT
public:
    explicit LiveIndices(QObject* parent = nullptr);

    /// Computes the indices for the study of these runs.
    void start(const MonteCarloResult& result);
    /// Discards results and running jobs of studies other than that of these runs; null: of all studies.
    void keepFor(const MonteCarloResult* result);
    void cancel();
    bool isBusy() const { return m_job.isBusy(); }
    double progress() const { return m_progress.load(std::memory_order_relaxed); }
    const std::shared_ptr<const SensitivityResult>& shown() const { return m_shown; }
    /// Why there are no indices, in sentences; empty if unknown.
    const QString& problem() const { return m_problem; }

signals:
    void changed();

private:
    std::optional<MonteCarlo> m_study; ///< the study whose computation was started last
    std::shared_ptr<const SensitivityResult> m_shown;
    QString m_problem;
    std::atomic<double> m_progress = 0;
    NewestJob m_job; ///< declared last, so that the running job ends first
};

} // namespace talweg
