#pragma once

#include "workbench/jobs/long_job.h"

#include <QTimer>
#include <vector>

namespace talweg {

/// All background tasks of a window, newest last. They run independently of what the window shows.
class LongJobs : public QObject {
    Q_OBJECT
public:
    /// Saves finished runs in files of this folder.
    explicit LongJobs(const QString& folder = Checkpoints::usualFolder(), QObject* parent = nullptr);
    ~LongJobs() override;

    const Checkpoints& checkpoints() const { return m_checkpoints; }
    /// Computations that would take longer than this are moved to the background.
    std::chrono::milliseconds longFrom() const { return m_longFrom; }
    void setLongFrom(std::chrono::milliseconds time) { m_longFrom = time; }
    const std::vector<LongJob*>& all() const { return m_jobs; }
    /// The job with this key, and therefore the same result; null if there is none.
    LongJob* find(const QString& key) const;
    /// Continues a computation in the background. No job with its key may exist.
    LongJob& add(LongOrder order);
    /// Cancels a job and discards its finished runs.
    void cancel(LongJob& job);
    /// Removes all jobs, such as when their project is closed. Their finished runs stay in files.
    void putAside();
    /// Number of running jobs, and their common progress, from 0 to 1.
    std::size_t running() const;
    double progress() const;

signals:
    /// A job has changed, or jobs were added or removed.
    void changed();
    void keepingFailed(const QString& why);

private:
    void forget(LongJob& job, bool keepsFile);
    void forgetOldResults();
    void look();

    Checkpoints m_checkpoints;
    std::chrono::milliseconds m_longFrom{5000}; ///< longer than a user likes to wait
    std::vector<LongJob*> m_jobs;               ///< children of this object
    QTimer m_tick;                              ///< runs while a job does
};

} // namespace talweg
