#pragma once

#include "workbench/jobs/long_job.h"

#include <QTimer>
#include <vector>

namespace talweg {

/// The background tasks of a window, newest last. They continue when the window shows something else.
class LongJobs : public QObject {
    Q_OBJECT
public:
    /// `folder`: where finished runs are saved.
    explicit LongJobs(const QString& folder = Checkpoints::usualFolder(), QObject* parent = nullptr);
    ~LongJobs() override;

    const Checkpoints& checkpoints() const { return m_checkpoints; }
    /// Computations that are expected to take longer than this are moved to the background.
    std::chrono::milliseconds longFrom() const { return m_longFrom; }
    void setLongFrom(std::chrono::milliseconds time) { m_longFrom = time; }
    const std::vector<LongJob*>& all() const { return m_jobs; }
    /// The task with this key, which therefore has the same result; null if there is none.
    LongJob* find(const QString& key) const;
    /// Continues a computation in the background. There must be no task with its key.
    LongJob& add(LongOrder order);
    /// Cancels a task and discards its finished runs.
    void cancel(LongJob& job);
    /// Removes all tasks, e.g. when the project is closed. Their finished runs stay in files.
    void putAside();
    /// Number of running tasks, and their overall progress, from 0 to 1.
    std::size_t running() const;
    double progress() const;

signals:
    /// A task has changed, or tasks were added or removed.
    void changed();
    void keepingFailed(const QString& why);

private:
    void forget(LongJob& job, bool keepsFile);
    void forgetOldResults();
    void look();

    Checkpoints m_checkpoints;
    std::chrono::milliseconds m_longFrom{5000}; ///< longer than users are willing to wait
    std::vector<LongJob*> m_jobs;               ///< children of this object
    QTimer m_tick;                              ///< active while a task is running
};

} // namespace talweg
